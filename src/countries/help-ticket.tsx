import { css } from "@emotion/react";
import { colour, font, from, space } from "../theme/tokens";
import { ButtonLink } from "../ui/links/button-link";

/** Narrow windows have the closing section's button alone. */
const card = css({
  display: "none",
  [from.desktop]: { display: "block" },
  paddingTop: space[5],
  borderTop: `2px dashed ${colour.line}`,
  fontSize: "1rem",
  lineHeight: 1.45,
  a: { width: "100%" },
});
const heading = css({ color: colour.heading, font: `700 1.3125rem/1.2 ${font.heading}` });
const text = css({ marginBlock: `${space[1]} ${space[4]}` });
/** In low windows the list of contents needs the room; the closing section says the same. */
const inHighWindows = css({ "@media (max-height: 42em)": { display: "none" } });

interface HelpTicketProps {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly label: string;
  readonly to: string;
}

export function HelpTicket({ id, title, text: words, label, to }: HelpTicketProps) {
  return (
    <div id={id} css={[card, inHighWindows]} data-help="">
      <p css={heading}>{title}</p>
      <p css={text}>{words}</p>
      <ButtonLink to={to} look="primary">
        {label}
      </ButtonLink>
    </div>
  );
}
