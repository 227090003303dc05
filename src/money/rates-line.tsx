import { css } from "@emotion/react";
import numbersWords from "../../content/words/numbers.json";
import { fill } from "../lib/fill";
import { unbrokenDay } from "../lib/months";
import { size, space } from "../theme/tokens";
import { chevronOpen, foldArrow } from "../ui/folds/fold-style";
import { lineOf } from "../ui/layout/primitives";
import { rateBetween, rateText } from "./home-money";
import { useHomeCurrency } from "./use-home-currency";
import { useRates } from "./use-home-money";

const { rates: comparisonWords } = numbersWords;

/** So many rates would be a paragraph of numbers: they are folded. */
const MANY = 4;

const fold = css({
  summary: { ...lineOf(size.target), gap: space[3], listStyle: "none", cursor: "pointer" },
  "summary::-webkit-details-marker": { display: "none" },
  "summary::after": foldArrow,
  "&[open] > summary::after": chevronOpen,
});

interface RatesLineProps {
  readonly currencies: readonly string[];
  /** Replaces the comparison's text, if currencies without a rate are named elsewhere. */
  readonly words?: Pick<typeof comparisonWords, "rates" | "rate">;
  readonly className?: string;
}

export function RatesLine({ currencies, words, className }: RatesLineProps) {
  const home = useHomeCurrency();
  const rates = useRates();
  const unrated = [...new Set(currencies)].filter((code) => rateBetween(code, home, rates) === undefined);
  const listed = [...new Set(currencies)].flatMap((currency) => {
    const rate = rateBetween(currency, home, rates);
    if (rate === undefined || currency === home) return [];
    const amount = rateText(rate, home);
    return [fill((words ?? comparisonWords).rate, { currency, amount }).replaceAll(" ", "\u00a0")];
  });
  const source = rates.source.name;
  const date = unbrokenDay(rates.day);
  const text = (
    <>
      {fill((words ?? comparisonWords).rates, { source, date })} {listed.join(", ")}
      {!words &&
        unrated.length > 0 &&
        `. ${fill(comparisonWords.noRate, { currencies: unrated.join(", ") })}`}
    </>
  );
  if (listed.length < MANY)
    return (
      <p className={className} data-rate="">
        {text}
      </p>
    );
  return (
    <details css={fold} className={className} data-rate="">
      <summary>{fill(comparisonWords.fold, { date })}</summary>
      <p>{text}</p>
    </details>
  );
}
