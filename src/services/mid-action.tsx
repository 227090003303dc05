import { css } from "@emotion/react";
import { colour, font, from, space, type } from "../theme/tokens";
import { stack } from "../ui/layout/primitives";
import { ButtonLink } from "../ui/links/button-link";

const strip = css({
  ...stack,
  alignItems: "center",
  gap: `${space[4]} ${space[8]}`,
  padding: `${space[5]} clamp(20px, 3vw, ${space[8]})`,
  background: colour.band,
  color: colour.heading,
  strong: { font: `800 ${type.fact}/1.15 ${font.heading}`, textWrap: "balance" },
  [from.tablet]: { gridTemplateColumns: "minmax(0, 1fr) auto" },
});

interface MidActionProps {
  readonly cta: { readonly label: string; readonly title: string };
  readonly to: string;
}

export function MidAction({ cta, to }: MidActionProps) {
  return (
    <p css={strip} data-mid-action="" data-print="no">
      <strong>{cta.title}</strong>
      <ButtonLink to={to} look="ink">
        {cta.label}
      </ButtonLink>
    </p>
  );
}
