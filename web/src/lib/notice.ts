/** "Your turn": in the page's title, its icon, and on demand as a soft tone. */

export function markTurn(mine: boolean, title: string): void {
  // To set it again costs time even if it is the same.
  if (document.title !== title) document.title = title;
  const icon = document.getElementById("favicon") as HTMLLinkElement | null;
  const href = mine ? "./favicon-turn.svg" : "./favicon.svg";
  if (icon && icon.getAttribute("href") !== href) icon.setAttribute("href", href);
}

let audio: AudioContext | null = null;

/** Two low bells a fifth apart. Browsers allow it only after the player touched the page. */
export function chime(): void {
  try {
    audio ??= new AudioContext();
    const start = audio.currentTime + 0.02;
    [392, 587.33].forEach((pitch, i) => {
      const tone = audio!.createOscillator();
      const level = audio!.createGain();
      tone.type = "sine";
      tone.frequency.value = pitch;
      const at = start + i * 0.16;
      level.gain.setValueAtTime(0, at);
      level.gain.linearRampToValueAtTime(0.09, at + 0.02);
      level.gain.exponentialRampToValueAtTime(0.0008, at + 0.9);
      tone.connect(level).connect(audio!.destination);
      tone.start(at);
      tone.stop(at + 1);
    });
  } catch {
    // No sound is no misfortune.
  }
}
