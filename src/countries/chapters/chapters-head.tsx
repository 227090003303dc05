import { css } from "@emotion/react";
import { Link } from "gatsby";
import words from "../../../content/words/numbers.json";
import { CurrencySwitch } from "../../money/currency-switch";
import { HomeRate } from "../../money/home-rate";
import { useHomeMoney } from "../../money/use-home-money";
import { PlanStar } from "../../star/plan-star";
import { ProfileCard } from "../../star/profile-card";
import { lettering } from "../../theme/lettering";
import { rule, size, space } from "../../theme/tokens";
import { lineOf, row } from "../../ui/layout/primitives";

const head = css({ ...row([2, 5], "space-between"), marginBottom: space[3], ...lettering.hint });
const foot = css({
  ...row([0, 5], "space-between"),
  paddingTop: space[3],
  borderTop: rule.tear,
  "& > a": lineOf(size.target),
});

export function ChaptersHead({ local }: { readonly local: string | null | undefined }) {
  const { hasRate } = useHomeMoney();
  return (
    <section id="numbers" css={head} aria-label={words.currency}>
      <ProfileCard css={{ flexBasis: "100%", minWidth: 0 }} />
      <div css={{ flex: "1 1 15rem" }}>
        <HomeRate local={local} />
      </div>
      {local && hasRate(local) && <CurrencySwitch isOnLight />}
    </section>
  );
}

interface ChaptersFootProps {
  readonly slug: string;
  readonly name: string;
  /** Whether a row says who sets its value, in place of the value. */
  readonly hasOpenRows: boolean;
}

export function ChaptersFoot({ slug, name, hasOpenRows }: ChaptersFootProps) {
  return (
    <section id="known" css={foot} aria-label={words.sources}>
      {hasOpenRows && (
        <p css={{ flexBasis: "100%" }} data-print="no">
          {words.weAsk.text} <Link to="/contact">{words.weAsk.link}</Link>
        </p>
      )}
      <a href="#sources">{words.sources}</a>
      <PlanStar kind="country" id={slug} name={name} />
    </section>
  );
}
