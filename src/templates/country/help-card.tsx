import { css } from "@emotion/react";
import { ButtonLink } from "../../components/links/button-link";
import { colour, radius, space } from "../../theme/tokens";

const card = css({
  padding: space[6],
  borderRadius: radius.card,
  background: colour.band,
  color: colour.heading,
  h2: { fontSize: "1.5rem" },
  p: { marginBlock: `${space[2]} ${space[4]}`, lineHeight: 1.45 },
});

interface HelpCardProps {
  readonly title: string;
  readonly text: string;
  /** Text of the button. */
  readonly label: string;
}

/** The marigold card of the sidebar that leads to the consultation form. */
export function HelpCard({ title, text, label }: HelpCardProps) {
  return (
    <section css={card} aria-label={title}>
      <h2>{title}</h2>
      <p>{text}</p>
      <ButtonLink to="/online-consultation-form" look="ink" isSmall>
        {label}
      </ButtonLink>
    </section>
  );
}
