import type { StylisPlugin } from "@emotion/cache";

/**
 * Properties that a browser of `browserslist` (package.json) knows with a prefix only: masks before Chrome 120,
 * `user-select` and all of `text-decoration` in one in Safari.
 */
const PREFIXED = /^(?:mask(?:-\w+)*|user-select|text-decoration)$/;

/** What needs no prefix: the plain values of `text-decoration`. */
const PLAIN = /^text-decoration:(?:none|underline|line-through);$/;

/** Writes the prefixes that are needed: Emotion's own plugin writes those of browsers of 2013, too. */
export const prefixes: StylisPlugin = (element) => {
  const { type, props, value } = element;
  if (type !== "decl" || typeof props !== "string" || !PREFIXED.test(props) || PLAIN.test(value)) return;
  element.return = `-webkit-${value}${value}`;
};
