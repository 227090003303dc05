import { css } from "@emotion/react";

const notch = (edge: string) => `radial-gradient(circle 9px at var(--tear) ${edge}, transparent 97%, #000)`;

/** A boarding pass's notches at both ends of its tear line, which lies at `--tear` from the left. */
export const passMask = css({
  maskImage: [notch("0"), notch("100%")].join(", "),
  maskComposite: "intersect",
});
