import { css } from "@emotion/react";
import numbersWords from "../../../content/words/numbers.json";
import { CurrencySwitch } from "../../money/currency-switch";
import { HomeRate } from "../../money/home-rate";
import { useHomeMoney } from "../../money/use-home-money";
import { PlanStar } from "../../star/plan-star";
import { ProfileCard } from "../../star/profile-card";
import { lettering } from "../../theme/lettering";
import { rule, size, space } from "../../theme/tokens";
import { lineOf, row } from "../../ui/layout/primitives";

const head = css({
  ...row([2, 5], "space-between"),
  marginBottom: space[3],
  ...lettering.hint,
  "& > [data-rates]": { flex: "1 1 15rem" },
});
const foot = css({
  ...row([0, 5], "space-between"),
  paddingTop: space[3],
  borderTop: rule.tear,
  "& > a": { ...lineOf(size.target) },
});

const { panel: words } = numbersWords;

interface ChaptersHeadProps {
  readonly id: string;
  readonly local: string | null | undefined;
}

export function ChaptersHead({ id, local }: ChaptersHeadProps) {
  const { hasRate } = useHomeMoney();
  return (
    <section id={id} css={head} aria-label={words.currency}>
      <ProfileCard css={{ flexBasis: "100%", minWidth: 0 }} />
      <div data-rates="">
        <HomeRate local={local} />
      </div>
      {local && hasRate(local) && <CurrencySwitch isOnLight />}
    </section>
  );
}

interface ChaptersFootProps {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  readonly sources: string;
}

export function ChaptersFoot({ id, slug, name, sources }: ChaptersFootProps) {
  return (
    <section id={id} css={foot} aria-label={words.sources}>
      <a href={`#${sources}`}>{words.sources}</a>
      <PlanStar kind="c" id={slug} name={name} />
    </section>
  );
}
