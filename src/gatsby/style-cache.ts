import createCache from "@emotion/cache";

/** Attribute of an exported page's `<style>`: space-separated ids of its styles. */
export const STYLES_MARK = "data-styles";

/**
 * Emotion's cache, told which styles the page already has. Otherwise Emotion would find and move the SSR `<style>`;
 * the browser then reloads the fonts, and the page is shown in a stand-in meanwhile.
 */
export function styleCache() {
  const cache = createCache({ key: "css" });
  for (const style of document.querySelectorAll(`style[${STYLES_MARK}]`)) {
    for (const id of style.getAttribute(STYLES_MARK)?.split(" ") ?? []) cache.inserted[id] = true;
  }
  return cache;
}
