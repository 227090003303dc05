import { css } from "@emotion/react";
import { colour, font, space, type } from "../theme/tokens";
import { grid } from "../ui/layout/primitives";
import { ButtonLink } from "../ui/links/button-link";

const strip = css({
  ...grid([4, 8], { tablet: "1 auto" }),
  alignItems: "center",
  padding: `${space[5]} clamp(20px, 3vw, ${space[8]})`,
  background: colour.band,
  color: colour.heading,
  strong: { font: `800 ${type.fact}/1.15 ${font.heading}`, textWrap: "balance" },
});

interface MidActionProps {
  readonly cta: { readonly label: string; readonly title: string };
  readonly to: string;
}

export function MidAction({ cta, to }: MidActionProps) {
  return (
    <p css={strip} data-print="no">
      <strong>{cta.title}</strong>
      <ButtonLink to={to} look="ink">
        {cta.label}
      </ButtonLink>
    </p>
  );
}
