import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { memo } from "react";
import words from "../../content/words/figures.json";
import sourcesWords from "../../content/words/sources.json";
import { fill } from "../lib/fill";
import { Filled } from "../lib/filled";
import { dayText } from "../lib/months";
import { lettering, titled } from "../theme/lettering";
import { colour, from, rule, space } from "../theme/tokens";
import { foldStyle } from "../ui/folds/fold-style";
import { stack, target } from "../ui/layout/primitives";
import { ExternalLink } from "../ui/links/external-link";
import { FactSource } from "./fact-source";
import { figureStates } from "./figure-sections";

function FigureOrigin({ figure }: { readonly figure: Queries.FigureOriginFragment }) {
  const { country, readIn, readOn, confirmedBy, confirmedOn } = figure;
  if (confirmedOn)
    return <Filled text={words.compared} values={{ by: confirmedBy, date: dayText(confirmedOn) }} />;
  if (!readIn) return country === "company" ? null : words.unread;
  const source = <ExternalLink href={readIn.url}>{readIn.name}</ExternalLink>;
  const how = words.how[readIn.kind];
  return <Filled text={words.read} values={{ date: readOn && dayText(readOn), how, source }} />;
}

const rowStyle = css(foldStyle, {
  scrollMarginTop: "var(--under-bar)",
  "&:not([hidden]) ~ &": { borderTop: rule.thin },
  "&:target": { background: colour.awards, boxShadow: `inset 5px 0 ${colour.band}` },
  "& > summary": { paddingInline: space[4], gap: space[3] },
  "& > summary:focus-visible": { outlineOffset: "-3px" },
  "summary:hover > span": {
    textDecoration: "underline",
    textDecorationColor: colour.link,
    textDecorationThickness: "2px",
  },
  [from.tablet]: { "& > summary": { paddingInline: space[8] } },
});
const label = css({ flex: "1 1 50%", color: colour.heading, fontWeight: 600, lineHeight: 1.3 });
const amount = css({
  flex: "0 1 auto",
  maxWidth: "55%",
  ...titled("article", 800, 1.15),
  fontVariantNumeric: "tabular-nums",
  textAlign: "right",
  textWrap: "balance",
  overflowWrap: "anywhere",
});
const slip = css({
  ...stack(1),
  padding: `0 ${space[4]} ${space[3]}`,
  ...lettering.muted,
  [from.tablet]: { paddingInline: space[8] },
});
const word = css({ ...lettering.strong, "&::first-letter": { textTransform: "uppercase" } });

function FactDays({
  fact: { effectiveFrom, validUntil, history },
}: {
  readonly fact: Queries.FactDaysFragment;
}) {
  const lines = [
    ...(effectiveFrom ? [fill(sourcesWords.from, { date: dayText(effectiveFrom) })] : []),
    ...(validUntil ? [fill(sourcesWords.until, { date: dayText(validUntil) })] : []),
    ...(history ?? []).map(({ value, until }) => fill(sourcesWords.before, { value, date: dayText(until) })),
  ];
  if (lines.length === 0) return null;
  return (
    <ul>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

interface FigureRowProps {
  readonly figure: Queries.FigureFragment;
  readonly place: string;
  readonly isHidden: boolean;
}

export const FigureRow = memo(function FigureRow({ figure, place, isHidden }: FigureRowProps) {
  const { id, label: what, text, note, state } = figure;
  const known = figureStates.find((one) => one === state);
  return (
    <details id={id} css={rowStyle} hidden={isHidden} data-figure={state}>
      <summary>
        <span css={label}>{what}</span>
        <b css={amount}>{text}</b>
      </summary>
      <div css={slip}>
        {note && <p>{note}</p>}
        <FactDays fact={figure} />
        {known && <p css={word}>{words.states[known]}</p>}
        <FactSource fact={{ ...figure, readIn: null }} />
        <p>
          <FigureOrigin figure={figure} />
        </p>
        <a href={`#${id}`} css={{ ...target, justifySelf: "start", color: colour.heading }} data-print="no">
          {words.address}
          <span className="visually-hidden">{fill(words.addressOf, { label: what, place })}</span>
        </a>
      </div>
    </details>
  );
});

export const query = graphql`
  fragment FigureOrigin on Fact {
    country
    readIn { name url kind }
    readOn
    confirmedBy
    confirmedOn
  }
  fragment FactDays on Fact {
    effectiveFrom
    validUntil
    history {
      value
      until
    }
  }
`;
