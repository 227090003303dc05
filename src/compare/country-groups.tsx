import { css } from "@emotion/react";
import words from "../../content/words/compare.json";
import { fill } from "../lib/fill";
import { lettering, titled } from "../theme/lettering";
import { from, rule, shadow, space } from "../theme/tokens";
import { stack } from "../ui/layout/primitives";
import type { Fit } from "./budget-fit";
import { CountryItem, type ItemProps } from "./country-item";
import type { Placed } from "./sort-countries";

/** Cards; in wide windows rows of a table, whose first one has the column names. */
const list = css({ ...stack(4), [from.wide]: { gap: 0, boxShadow: shadow.card } });
const group = css({
  "& + &": { marginTop: space[8] },
  "& > h3": {
    display: "flex",
    justifyContent: "space-between",
    gap: space[4],
    marginBottom: space[3],
    paddingBottom: space[2],
    borderBottom: rule.ink,
    ...titled("h3", 800, 1.2),
  },
  small: lettering.muted,
});

const KINDS: readonly Fit["kind"][] = ["within", "unknown", "above"];

interface CountryGroupsProps extends Omit<ItemProps, "country" | "level" | "isSide" | "fit" | "fitText"> {
  readonly placed: readonly Placed[];
  /** The visitor's budget as text; empty without one. */
  readonly amount: string;
  readonly moreOf: (fit: Fit) => string;
}

/** All countries: one list, or with a budget a list for each of the ways to stand to it. */
export function CountryGroups({ placed, amount, moreOf, ...shared }: CountryGroupsProps) {
  if (amount === "")
    return (
      <ul css={list}>
        {placed.map(({ country }) => (
          <CountryItem key={country.slug} {...shared} country={country} level="h3" fitText="" />
        ))}
      </ul>
    );
  return KINDS.map((kind) => {
    const all = placed.filter(({ fit }) => fit?.kind === kind);
    if (all.length === 0) return null;
    return (
      <section key={kind} css={group} aria-labelledby={`fit-${kind}`}>
        <h3 id={`fit-${kind}`}>
          {fill(words.groups[kind], { amount })} <small>{all.length}</small>
        </h3>
        <ul css={list}>
          {all.map(({ country, fit }) => (
            <CountryItem
              key={country.slug}
              {...shared}
              country={country}
              level="h4"
              fit={kind === "above" ? kind : undefined}
              fitText={fit ? fill(words.fits.above, { amount, more: moreOf(fit) }) : ""}
            />
          ))}
        </ul>
      </section>
    );
  });
}
