import { css } from "@emotion/react";
import type { ReactNode } from "react";
import { colour, from, space, type } from "../../theme/tokens";

const row = css({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[4],
  marginBottom: "clamp(32px, 1.4rem + 2vw, 56px)",
  [from.desktop]: {
    gridTemplateColumns: "minmax(0, 7fr) minmax(0, 5fr)",
    alignItems: "baseline",
    gap: space[16],
  },
});
const introStyle = css({ fontSize: type.intro, lineHeight: 1.5 });
const onDark = css({ h2: { color: colour.onDark }, p: { color: colour.onDarkMuted } });

interface SectionHeadingProps {
  readonly id: string;
  readonly heading: string;
  readonly intro?: ReactNode;
  readonly isOnDark?: boolean;
}

export function SectionHeading({ id, heading, intro, isOnDark = false }: SectionHeadingProps) {
  return (
    <div css={[row, isOnDark && onDark]}>
      <h2 id={id}>{heading}</h2>
      {intro && <p css={introStyle}>{intro}</p>}
    </div>
  );
}
