/** Copying a text. Browsers give `navigator.clipboard` to secure pages only; on a page in a home network the text is
 * put into a field for a moment and copied from there. The field lies beside what was pressed: elsewhere a dialog that
 * is open would keep it from being selected. */
export async function copyText(text: string, beside: HTMLElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyFromField(text, beside);
  }
}

function copyFromField(text: string, beside: HTMLElement): boolean {
  const field = document.createElement("textarea");
  field.value = text;
  field.readOnly = true;
  field.className = "hidden-text";
  beside.after(field);
  field.select();
  try {
    return document.execCommand("copy");
  } finally {
    field.remove();
    beside.focus();
  }
}
