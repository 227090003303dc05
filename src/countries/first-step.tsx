import { css } from "@emotion/react";
import { colour, space } from "../theme/tokens";
import { above, onlyFrom } from "../ui/layout/primitives";
import { ButtonLink } from "../ui/links/button-link";
import { CountrySums } from "./country-sums";
import type { SummedCountry } from "./use-country-sum";

const sums = css({ marginTop: space[5], color: colour.onDark });

interface FirstStepProps {
  readonly country: SummedCountry;
  readonly look: "ink" | "primary";
  readonly to: string;
  readonly label: string;
}

export function FirstStep({ country, look, to, label }: FirstStepProps) {
  return (
    <>
      <CountrySums country={country} css={sums} />
      {/* Phones have the way to the form in the bar at the foot. */}
      <div css={[above(5), onlyFrom("tablet")]}>
        <ButtonLink to={to} look={look}>
          {label}
        </ButtonLink>
      </div>
    </>
  );
}
