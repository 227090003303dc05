/** Parts of a page that start below most windows; the first two hold the head and what it leads to. */
export const LATER_PARTS = ["main > section:nth-child(n + 3)", ".frame-footer"];

/**
 * Skips layout of later parts that are not in view while `html` has `data-unlaid`. Their height is a guess until the
 * inline script lays them out, one in each idle moment (`src/gatsby/defer/lay-out-later.ts`). By tag and class: with
 * `:is` a browser would style every element again when the attribute goes.
 */
export const unlaidStyle = () => ({
  "@media screen and (scripting: enabled)": {
    [LATER_PARTS.map((part) => `html[data-unlaid] ${part}:not([data-laid])`).join()]: {
      contentVisibility: "auto" as const,
      containIntrinsicSize: "auto 100vh",
    },
  },
});
