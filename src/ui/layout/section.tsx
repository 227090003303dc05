import type { ReactNode } from "react";
import { type ColourName, colour, space } from "../../theme/tokens";
import { Container } from "./container";

interface SectionProps {
  readonly ground: ColourName;
  readonly labelledBy?: string;
  readonly id?: string;
  readonly className?: string;
  readonly children: ReactNode;
}

export function Section({ ground, labelledBy, id, className, children }: SectionProps) {
  return (
    <section
      id={id}
      aria-labelledby={labelledBy}
      css={{ paddingBlock: space.section }}
      style={{ background: colour[ground] }}
      className={className}
    >
      <Container>{children}</Container>
    </section>
  );
}
