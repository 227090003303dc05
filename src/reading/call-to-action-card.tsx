import { css } from "@emotion/react";
import { colour, radius, type } from "../theme/tokens";
import { stack } from "../ui/layout/primitives";
import { ButtonLink } from "../ui/links/button-link";

const cardStyle = css({
  ...stack(4),
  justifyItems: "start",
  padding: "clamp(24px, 4vw, 44px)",
  borderRadius: radius.card,
  background: colour.dark,
  color: colour.onDarkMuted,
  h2: { color: colour.onDark, overflowWrap: "anywhere", fontSize: type.proseH2 },
  "--focus": colour.focusOnDark,
});

interface Asking {
  readonly slug: string;
  readonly cta: { readonly message: string | null };
}

/** Target of a page's button: the contact form with a prepared message, if the page has one. */
export const actionPath = ({ slug, cta }: Asking, otherwise: string) =>
  cta.message ? `/contact?about=${slug}#write` : otherwise;

interface CallToActionCardProps {
  readonly cta: { readonly label: string; readonly title: string; readonly text: string };
  readonly to: string;
}

export function CallToActionCard({ cta, to }: CallToActionCardProps) {
  return (
    <section css={cardStyle} aria-label={cta.title} data-print="no">
      <h2>{cta.title}</h2>
      <p>{cta.text}</p>
      <ButtonLink to={to} look="primary">
        {cta.label}
      </ButtonLink>
    </section>
  );
}
