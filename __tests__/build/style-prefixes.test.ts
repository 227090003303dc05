import { PAGE_KINDS } from "../helpers/examples";
import { exportedPage } from "../helpers/exported-page";

const stylesOf = (route: string) =>
  [...exportedPage(route === "/no-such-page" ? "/404.html" : route).querySelectorAll("style")]
    .map(({ textContent }) => textContent)
    .join("");

/** Declarations of a property, prefixed or not, each as `property:value`. */
const declared = (styles: string, property: string) =>
  styles.match(new RegExp(`(?<=[{;\\s])${property}:[^;}]+`, "g")) ?? [];

test("masks and dotted underlines are also written for the browsers that know them with a prefix only", () => {
  const styles = PAGE_KINDS.map(stylesOf).join("");
  for (const property of ["mask-image", "mask-composite"]) {
    const plain = declared(styles, property);
    expect(plain).not.toEqual([]);
    expect(declared(styles, `-webkit-${property}`)).toEqual(plain.map((one) => `-webkit-${one}`));
  }
  const dotted = declared(styles, "text-decoration").filter((one) => / dotted$/.test(one));
  expect(dotted).not.toEqual([]);
  expect(declared(styles, "-webkit-text-decoration")).toEqual(dotted.map((one) => `-webkit-${one}`));
});

test.each(PAGE_KINDS)("%s has no prefixes for browsers that are no longer supported", (route) => {
  expect(stylesOf(route).match(/-ms-[\w-]+|-moz-transform|-webkit-(?:box|flex|transition)\b/g)).toBeNull();
});
