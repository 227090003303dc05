import { css } from "@emotion/react";
import type { ReactNode } from "react";
import { lettering } from "../../theme/lettering";
import { colour, from, space } from "../../theme/tokens";
import { stack } from "../layout/primitives";

const row = css({
  ...stack(4),
  marginBottom: "clamp(32px, 1.4rem + 2vw, 56px)",
  [from.desktop]: {
    gridTemplateColumns: "minmax(0, 7fr) minmax(0, 5fr)",
    alignItems: "baseline",
    gap: space[16],
  },
});
interface SectionHeadingProps {
  readonly id: string;
  readonly heading: string;
  readonly intro?: ReactNode;
  readonly isOnDark?: boolean;
}

export function SectionHeading({ id, heading, intro, isOnDark = false }: SectionHeadingProps) {
  return (
    <div css={[row, isOnDark && { h2: { color: colour.onDark }, p: { color: colour.onDarkMuted } }]}>
      <h2 id={id}>{heading}</h2>
      {intro && <p css={lettering.lead}>{intro}</p>}
    </div>
  );
}
