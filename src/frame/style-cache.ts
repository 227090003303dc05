import createCache from "@emotion/cache";
import { STYLES_MARK } from "./styles-mark";

/**
 * Emotion's store of styles, told of those that the page holds already.
 * Left to find them by itself, Emotion would move their element; the browser then reads every style anew, drops
 * the fonts and shows the page in other letters for good, as late fonts are not let in.
 */
export function styleCache() {
  const cache = createCache({ key: "css" });
  for (const style of document.querySelectorAll(`style[${STYLES_MARK}]`)) {
    for (const id of style.getAttribute(STYLES_MARK)?.split(" ") ?? []) cache.inserted[id] = true;
  }
  return cache;
}
