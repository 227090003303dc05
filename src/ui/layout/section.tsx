import { css } from "@emotion/react";
import type { ReactNode } from "react";
import { lettering } from "../../theme/lettering";
import { type ColourName, colour, space } from "../../theme/tokens";
import { Container } from "./container";
import { grid } from "./primitives";

const head = css(grid(4, { desktop: ["7 5", 16] }), {
  alignItems: "baseline",
  marginBottom: "clamp(32px, 1.4rem + 2vw, 56px)",
});
const headOnDark = css(head, { h2: { color: colour.onDark }, p: { color: colour.onDarkMuted } });

interface SectionProps {
  readonly ground: ColourName;
  readonly id?: string;
  readonly labelledBy?: string;
  readonly heading?: string;
  readonly intro?: ReactNode;
  readonly className?: string;
  readonly children: ReactNode;
}

export function Section(props: SectionProps) {
  const { ground, id, labelledBy = `${id}-name`, heading, intro, className, children } = props;
  return (
    <section
      id={id}
      aria-labelledby={labelledBy}
      css={{ paddingBlock: space.section }}
      style={{ background: colour[ground] }}
      className={className}
    >
      <Container>
        {heading && (
          <div css={ground === "dark" ? headOnDark : head}>
            <h2 id={labelledBy}>{heading}</h2>
            {intro && <p css={lettering.lead}>{intro}</p>}
          </div>
        )}
        {children}
      </Container>
    </section>
  );
}
