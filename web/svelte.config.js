import { vitePreprocess } from "@sveltejs/vite-plugin-svelte";

export default {
  preprocess: vitePreprocess(),
  compilerOptions: {
    runes: true,
    // Short names for the styles of a part: they stand in every rule and in every element.
    cssHash: ({ hash, filename }) => `s${hash(filename).slice(-5)}`,
  },
};
