import { css } from "@emotion/react";
import { Link } from "gatsby";
import type { ReactNode } from "react";
import countriesWords from "../../../content/words/countries.json";
import words from "../../../content/words/numbers.json";
import { fill } from "../../lib/fill";
import { CurrencySwitch } from "../../money/currency-switch";
import { HomeRate } from "../../money/home-rate";
import { useHomeMoney } from "../../money/use-home-money";
import { PlanStar } from "../../star/plan-star";
import { ProfileCard } from "../../star/profile-card";
import { lettering } from "../../theme/lettering";
import { rule, size, space, type } from "../../theme/tokens";
import { lineOf, onlyBelow, row } from "../../ui/layout/primitives";
import { inSentence } from "../in-sentence";

const head = css({
  ...row([3, 5], "space-between"),
  marginBottom: space[5],
  h2: { fontSize: type.proseH2 },
  "& > :not(h2, [role])": { flexBasis: "100%", minWidth: 0 },
});
const foot = css({
  ...row([0, 5], "space-between"),
  paddingTop: space[3],
  borderTop: rule.tear,
  "& > a": lineOf(size.target),
  "& > p": { flexBasis: "100%", ...lettering.hint },
});

interface ChaptersHeadProps {
  readonly name: string;
  readonly local: string | null | undefined;
  /** What the text says before its first chapter. */
  readonly children: ReactNode;
}

export function ChaptersHead({ name, local, children }: ChaptersHeadProps) {
  const { hasRate } = useHomeMoney();
  return (
    <section id="numbers" css={head} aria-labelledby="guide">
      <h2 id="guide">{fill(countriesWords.guide, { name: inSentence(name) })}</h2>
      {local && hasRate(local) && <CurrencySwitch isOnLight />}
      {children}
      <ProfileCard />
    </section>
  );
}

interface ChaptersFootProps {
  readonly slug: string;
  readonly name: string;
  readonly local: string | null | undefined;
  /** Whether a row says who sets its value, in place of the value. */
  readonly hasOpenRows: boolean;
}

export function ChaptersFoot({ slug, name, local, hasOpenRows }: ChaptersFootProps) {
  return (
    <section id="known" css={foot} aria-label={words.sources}>
      {hasOpenRows && (
        <p data-print="no">
          {words.weAsk.text} <Link to="/contact">{words.weAsk.link}</Link>
        </p>
      )}
      <HomeRate local={local} />
      <a href="#sources">{words.sources}</a>
      {/* In wide windows the ticket beside the chapters has it. */}
      <div css={onlyBelow("desktop")}>
        <PlanStar kind="country" id={slug} name={name} />
      </div>
    </section>
  );
}
