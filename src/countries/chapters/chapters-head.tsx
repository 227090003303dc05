import { css } from "@emotion/react";
import type { ReactNode } from "react";
import countriesWords from "../../../content/words/countries.json";
import { fill } from "../../lib/fill";
import { CurrencySwitch } from "../../money/currency-switch";
import { useHomeMoney } from "../../money/use-home-money";
import { ProfileCard } from "../../star/profile-card";
import { space, type } from "../../theme/tokens";
import { row } from "../../ui/layout/primitives";
import { inSentence } from "../in-sentence";

const head = css({
  ...row([3, 5], "space-between"),
  marginBottom: space[5],
  h2: { fontSize: type.proseH2 },
  "& > :not(h2, [role])": { flexBasis: "100%", minWidth: 0 },
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
