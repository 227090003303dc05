import { css } from "@emotion/react";
import { Link, navigate } from "gatsby";
import compareWords from "../../content/words/compare.json";
import { fill } from "../lib/fill";
import type { Answers } from "../star/answers";
import { colour, font, from, space, type } from "../theme/tokens";
import { buttonStyle } from "../ui/links/button-style";
import type { CompareCountry } from "./country-values";
import { IntoPlan } from "./into-plan";

const words = compareWords.compare;

const end = css({
  display: "grid",
  gap: `${space[4]} ${space[11]}`,
  marginTop: space[11],
  paddingBlock: space[7],
  borderBlock: `2px dashed ${colour.line}`,
  h3: { font: `800 ${type.proseH2}/1.1 ${font.heading}` },
  p: { marginTop: space[2], maxWidth: "34em", fontSize: type.intro, lineHeight: 1.45 },
  "@media print": { display: "none" },
  [from.desktop]: { gridTemplateColumns: "minmax(0, 1fr) auto", alignItems: "center" },
});
const guides = css({
  display: "flex",
  flexWrap: "wrap",
  gap: `0 ${space[6]}`,
  marginTop: space[2],
});
const buttons = css({ display: "grid", gap: space[3] });

interface ComparisonEndProps {
  readonly countries: readonly CompareCountry[];
  readonly answers: Answers;
}

export function OpenEnd() {
  const { heading, text, button } = words.ask.open;
  return (
    <section css={end} aria-label={heading}>
      <div>
        <h3>{heading}</h3>
        <p>{text}</p>
      </div>
      <Link to="/online-consultation-form" css={buttonStyle({ look: "primary" })}>
        {button}
      </Link>
    </section>
  );
}

/** Where a comparison leads: to the guides, to a counsellor, with the countries and their address, or into the plan. */
export function ComparisonEnd({ countries, answers }: ComparisonEndProps) {
  const { heading, text, button, message } = words.ask;
  const names = countries.map(({ name }) => name).join(", ");
  return (
    <section css={end} aria-label={heading}>
      <div>
        <h3>{heading}</h3>
        <p>{text}</p>
        <div css={guides}>
          {countries.map(({ slug, name, path }) => (
            <Link key={slug} to={path} css={buttonStyle({ look: "tertiary" })}>
              {fill(words.guide, { name })}
            </Link>
          ))}
        </div>
      </div>
      <div css={buttons}>
        <button
          type="button"
          css={buttonStyle({ look: "primary" })}
          onClick={() =>
            void navigate("/contact", {
              state: { message: fill(message, { names, address: window.location.href }) },
            })
          }
        >
          {button}
        </button>
        <IntoPlan
          css={buttonStyle({ look: "secondary" })}
          countries={countries.map(({ slug }) => slug)}
          answers={answers}
        />
      </div>
    </section>
  );
}
