import { css } from "@emotion/react";
import type { ReactNode } from "react";
import { type ColourName, colour, space } from "../../theme/tokens";
import { Container } from "./container";

const section = css({ paddingBlock: space.section });

interface SectionProps {
  /** Background colour, by role. */
  readonly ground: ColourName;
  /** Id of the heading that names the section. */
  readonly labelledBy?: string;
  readonly id?: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A full-width band with its own background. */
export function Section({ ground, labelledBy, id, className, children }: SectionProps) {
  return (
    <section
      id={id}
      aria-labelledby={labelledBy}
      css={section}
      style={{ background: colour[ground] }}
      className={className}
    >
      <Container>{children}</Container>
    </section>
  );
}
