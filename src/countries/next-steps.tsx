import { css } from "@emotion/react";
import { Link } from "gatsby";
import type { ReactNode } from "react";
import words from "../../content/words/countries.json";
import fixedWords from "../../content/words/fixed-pages.json";
import numbersWords from "../../content/words/numbers.json";
import { PlanStar } from "../star/plan-star";
import { lettering } from "../theme/lettering";
import { colour, from, space } from "../theme/tokens";
import { ends, grid, note, onlyBelow, row, target } from "../ui/layout/primitives";

/** Wide windows have the subjects beside the heading and its link. */
const box = css(note("states"), grid(4, { desktop: ["auto 1", [0, 16]] }), {
  h2: lettering.loud,
  [from.desktop]: {
    gridTemplateRows: "auto 1fr",
    nav: { gridArea: "1 / 2 / span 2" },
    "& > p": { gridColumn: "1 / -1", marginTop: space[3] },
  },
});
const ways = css({
  ...row([0, 8]),
  "& > a": { ...target, ...ends(2), color: colour.heading, fontWeight: 700 },
});

interface NextStepsProps {
  readonly country: Pick<Queries.CountryChaptersFragment, "slug" | "name" | "institutions" | "numbers">;
  /** Subjects that this country suits. */
  readonly children?: ReactNode;
}

/** After the chapters: keep the country, look at institutions and subjects, ask. */
export function NextSteps({ country, children }: NextStepsProps) {
  const { slug, name, institutions, numbers } = country;
  const hasOpenRows = numbers.some(({ statement, statementIsValue }) => statement && !statementIsValue);
  const hasMore = institutions !== null || Boolean(children) || hasOpenRows;
  return (
    <section css={[box, !hasMore && onlyBelow("desktop")]} aria-labelledby="next" data-print="no">
      <h2 id="next">{words.next}</h2>
      <div css={ways}>
        {/* In wide windows the ticket beside the chapters has it. */}
        <div css={onlyBelow("desktop")}>
          <PlanStar kind="country" id={slug} name={name} />
        </div>
        {institutions && (
          <a href="#universities">
            {fixedWords.universities} <span aria-hidden="true">↓</span>
          </a>
        )}
      </div>
      {children}
      {hasOpenRows && (
        <p css={{ ...lettering.small, maxWidth: "40em", a: { marginLeft: space[1] } }}>
          {numbersWords.weAsk.text} <Link to="/contact">{numbersWords.weAsk.link}</Link>
        </p>
      )}
    </section>
  );
}
