import createCache from "@emotion/cache";

/** Attribute of the `<style>` elements that Emotion wrote into an exported page. */
export const STYLES_MARK = "data-styles";

/**
 * Emotion's cache, told which styles the page already has. Otherwise Emotion would find and move the SSR `<style>`;
 * the browser then reloads the fonts, and the page is shown in a stand-in meanwhile.
 */
export function styleCache() {
  const cache = createCache({ key: "css" });
  // The names of the classes hold the ids of the styles; a list of them would make each page longer.
  for (const { textContent } of document.querySelectorAll(`style[${STYLES_MARK}]`)) {
    for (const after of textContent?.split("css-") ?? []) cache.inserted[after.split(/\W/)[0] ?? ""] = true;
  }
  return cache;
}
