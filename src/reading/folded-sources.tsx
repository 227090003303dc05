import { css } from "@emotion/react";
import { graphql, navigate } from "gatsby";
import { useState } from "react";
import reading from "../../content/words/reading.json";
import sourcesWords from "../../content/words/sources.json";
import { FigureList } from "../figures/figure-list";
import { FigureSlips } from "../figures/figure-slip";
import { fill } from "../lib/fill";
import { dayText, unbrokenDay } from "../lib/months";
import { sized } from "../theme/lettering";
import { colour, from, rule, space, type } from "../theme/tokens";
import { foldStyle } from "../ui/folds/fold-style";
import { goToNamed } from "../ui/folds/open-named";
import { above } from "../ui/layout/primitives";
import { ExternalLink } from "../ui/links/external-link";

const list = css({
  marginTop: space[3],
  fontSize: type.small,
  "& li": { paddingBlock: space[1] },
  color: colour.muted,
});
const columns = css({ [from.wide]: { columns: 2, columnGap: space[5], li: { breakInside: "avoid" } } });

/** By the router, which restores the reader's place on the way back. */
function goTo(hash: string): void {
  const { pathname, search, hash: present } = window.location;
  if (hash === present) goToNamed();
  else void navigate(pathname + search + hash);
}

interface SourcedPage {
  readonly figures: readonly Queries.FactRowFragment[];
  readonly sources: readonly { readonly name: string; readonly link: string }[];
  /** Day of the text's last review, ISO date. */
  readonly reviewed: string;
  /** Rates of amounts in the text, where the page does not show them itself. */
  readonly rates?: Queries.TextRatesFragment | null;
}

const fold = css(foldStyle, {
  borderBlock: rule.tear,
  "&[open]": { paddingBottom: space[5] },
  h2: { fontSize: type.proseH2 },
  summary: {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr) auto",
    alignContent: "center",
    rowGap: "2px",
  },
  "summary::after": { gridArea: "1 / 2 / span 2" },
  small: { gridColumn: 1, color: colour.muted, fontSize: type.small, lineHeight: 1.4 },
});

/** The sources of a page, in a fold, as they would fill five windows of a phone. */
export function FoldedSources({
  page: { figures, sources, reviewed, rates },
}: {
  readonly page: SourcedPage;
}) {
  const [asked, setAsked] = useState<string>();
  if (sources.length === 0 && figures.length === 0) return null;
  return (
    <section aria-labelledby="sources">
      <details css={fold}>
        <summary>
          <h2 id="sources">{figures.length > 0 ? sourcesWords.heading : reading.sources}</h2>
          {figures.length > 1 && <small>{fill(sourcesWords.count, { count: figures.length })}</small>}
        </summary>
        <p css={list}>{fill(reading.sourcesRevised, { date: unbrokenDay(reviewed) })}</p>
        {rates && (
          <p css={list} data-rate="">
            {fill(reading.sourcesRates, { source: rates.source.name, date: dayText(rates.day) })}
          </p>
        )}
        <FigureList
          facts={figures}
          asked={asked}
          onBack={() => {
            setAsked(undefined);
            window.history.back();
          }}
        />
        {sources.length > 0 && <h3 css={[above(5), sized("article")]}>{reading.sourcesPages}</h3>}
        <ul css={[list, columns]}>
          {sources.map(({ name, link }) => (
            <li key={name}>
              <ExternalLink href={link}>{name}</ExternalLink>
            </li>
          ))}
        </ul>
      </details>
      <FigureSlips
        facts={figures}
        onLeave={(anchor) => {
          setAsked(anchor);
          goTo(`#${anchor}`);
        }}
      />
    </section>
  );
}

export const query = graphql`
  fragment TextRates on Rates {
    source { name }
    day
  }
`;
