import { css } from "@emotion/react";
import words from "../../content/words/countries.json";
import { fill } from "../lib/fill";
import { colour, from, rule, shadow, space, type } from "../theme/tokens";
import { Container } from "../ui/layout/container";
import { grid, ticket } from "../ui/layout/primitives";
import { inSentence } from "./in-sentence";

/** The hero's stamp extends 56 px into this space. */
const place = css({ paddingTop: "84px", [from.desktop]: { paddingTop: "112px" } });
const half = css({
  padding: `${space[4]} ${space[5]}`,
  background: colour.surface,
  ...ticket("var(--one)", "var(--other)"),
  h2: { fontSize: type.h3, fontWeight: 700, lineHeight: 1.15 },
  [from.tablet]: { padding: `${space[8]} ${space[5]}` },
  [from.desktop]: { padding: `${space[8]} ${space[11]}` },
});
const first = css({ "--one": "0 100%", "--other": "100% 100%", [from.tablet]: { "--one": "100% 0" } });
const second = css({
  "--one": "0 0",
  "--other": "100% 0",
  borderTop: rule.tear,
  [from.tablet]: { "--other": "0 100%", borderTop: 0, borderLeft: rule.tear },
});
const list = css({
  marginTop: space[2],
  li: {
    display: "grid",
    gridTemplateColumns: "20px minmax(0, 1fr)",
    gap: "14px",
    paddingBlock: "6px",
    fontSize: type.text,
    lineHeight: 1.4,
    [from.tablet]: { paddingBlock: "10px" },
    textWrap: "balance",
  },
  "li + li": { borderTop: rule.dashed },
  svg: { marginTop: "2px" },
});

const MARKS = {
  tick: { path: "M3 10.500l4.500 4.500L17 5", colour: colour.tag },
  turnBack: { path: "M4 17V8a5 5 0 0 1 10 0v7M9.500 10.800 14 15.300l4.500-4.500", colour: colour.heading },
} as const;

interface ReasonsProps {
  readonly reasons: readonly string[];
  readonly mark: keyof typeof MARKS;
}

function Reasons({ reasons, mark }: ReasonsProps) {
  const { path, colour: stroke } = MARKS[mark];
  return (
    <ul css={list}>
      {reasons.map((reason) => (
        <li key={reason}>
          <svg width={20} height={20} viewBox="0 0 20 20" fill="none" aria-hidden="true" focusable="false">
            <path d={path} stroke={stroke} strokeWidth={2.4} strokeLinecap="round" strokeLinejoin="round" />
          </svg>
          {reason}
        </li>
      ))}
    </ul>
  );
}

interface SuitsBoxProps {
  readonly name: string;
  readonly suits: readonly string[];
  readonly thinkAgain: readonly string[];
}

export function SuitsBox({ name, suits, thinkAgain }: SuitsBoxProps) {
  return (
    <section css={place} data-suits="">
      <Container>
        <div css={{ ...grid(undefined, { tablet: 2 }), filter: shadow.drop }}>
          <div css={[half, first]}>
            <h2 id="suits">{fill(words.suits, { name: inSentence(name) })}</h2>
            <Reasons reasons={suits} mark="tick" />
          </div>
          <div css={[half, second]}>
            <h2>{words.thinkAgain}</h2>
            <Reasons reasons={thinkAgain} mark="turnBack" />
          </div>
        </div>
      </Container>
    </section>
  );
}
