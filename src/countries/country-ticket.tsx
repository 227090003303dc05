import { css } from "@emotion/react";
import { PlanStar } from "../star/plan-star";
import { paperScope } from "../theme/schemes";
import { colour, font, rule, shadow, space, type } from "../theme/tokens";
import { onlyFrom, stack, ticket } from "../ui/layout/primitives";
import { ButtonLink } from "../ui/links/button-link";
import { CountrySums } from "./country-sums";
import type { SummedCountry } from "./use-country-sum";

const place = css({ ...onlyFrom("desktop"), filter: shadow.dropSmall });
const paper = css({
  ...stack(2),
  padding: space[4],
  ...paperScope,
  background: colour.surface,
  ...ticket("0 0", "100% 0", "0 100%", "100% 100%"),
  h2: { font: `700 ${type.h3}/1.2 ${font.heading}` },
});
const sums = css({
  display: "grid",
  color: colour.heading,
  paddingBottom: space[2],
  borderBottom: rule.tear,
});

interface CountryTicketProps {
  readonly country: SummedCountry & { readonly name: string };
  readonly to: string;
  readonly label: string;
}

/** Beside the chapters of wide windows: the sum, the star and the way to ask. */
export function CountryTicket({ country, to, label }: CountryTicketProps) {
  return (
    <section css={place} aria-label={country.name}>
      <div css={paper}>
        <CountrySums country={country} css={sums} />
        <div>
          <PlanStar kind="country" id={country.slug} name={country.name} />
        </div>
        <ButtonLink to={to} look="primary">
          {label}
        </ButtonLink>
      </div>
    </section>
  );
}
