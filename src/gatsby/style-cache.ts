import createCache from "@emotion/cache";

/** Attribute of an exported page's `<style>`: the ids of the styles in it, with spaces between. */
export const STYLES_MARK = "data-styles";

/**
 * Emotion's cache, told of the styles that the page has already. Emotion would find them by itself, but move their
 * `<style>`; the browser then reloads the fonts and, with `font-display: optional`, stays on the fallback.
 */
export function styleCache() {
  const cache = createCache({ key: "css" });
  for (const style of document.querySelectorAll(`style[${STYLES_MARK}]`)) {
    for (const id of style.getAttribute(STYLES_MARK)?.split(" ") ?? []) cache.inserted[id] = true;
  }
  return cache;
}
