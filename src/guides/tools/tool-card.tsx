import { css } from "@emotion/react";
import type { ReactNode } from "react";
import { lettering } from "../../theme/lettering";
import { colour, font, space, type } from "../../theme/tokens";
import { controlStyle } from "../../ui/fields/control-style";
import { card, stack } from "../../ui/layout/primitives";

const paper = css({
  ...stack,
  gap: space[5],
  padding: "clamp(20px, 4vw, 36px)",
  ...card,
  scrollMarginTop: "100px",
});
const lead = css({ maxWidth: "36em", marginTop: space[3], lineHeight: 1.5 });

interface ToolCardProps {
  readonly id: string;
  readonly tool: string;
  readonly heading: string;
  readonly lead: string;
  readonly children: ReactNode;
}

export function ToolCard({ id, tool, heading: title, lead: text, children }: ToolCardProps) {
  return (
    <section id={id} css={paper} data-print="bare" aria-labelledby={`${id}-name`} data-tool={tool}>
      <div>
        <h3 id={`${id}-name`} css={lettering.large}>
          {title}
        </h3>
        <p css={lead}>{text}</p>
      </div>
      {children}
    </section>
  );
}

export const cardFields = {
  label: css({ display: "block", color: colour.heading, font: `700 ${type.article}/1.2 ${font.heading}` }),
  hint: css({ marginTop: "2px", color: colour.muted, fontSize: type.small, lineHeight: 1.45 }),
  control: css(controlStyle, {
    marginTop: space[2],
    background: colour.page,
    scrollMarginBlock: "140px 110px",
  }),
} as const;
