import { css } from "@emotion/react";
import figuresWords from "../../content/words/figures.json";
import { fill } from "../lib/fill";
import { Filled } from "../lib/filled";
import { colour, font, from, phase, shadow, space, type } from "../theme/tokens";
import { figureStates } from "./figure-sections";
import { StateMark } from "./state-mark";

const STUB = "272px";

const lift = css({ marginTop: space[8], filter: shadow.drop });
const ticket = css({
  display: "grid",
  background: colour.surface,
  lineHeight: 1.45,
  [from.desktop]: {
    gridTemplateColumns: `minmax(0, 1fr) ${STUB}`,
    /* Notches where the stub is torn off. */
    maskImage: [0, 100]
      .map((top) => `radial-gradient(circle 9px at calc(100% - ${STUB}) ${top}%, transparent 98%, #000)`)
      .join(", "),
    maskComposite: "intersect",
  },
});
const states = css({ padding: `${space[5]} ${space[5]} ${space[3]}`, [from.desktop]: { padding: space[7] } });
const heading = css({ fontSize: "1.3125rem", fontWeight: 700, lineHeight: 1.2 });
const list = css({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 15rem), 1fr))",
  columnGap: space[8],
  marginTop: space[2],
});
const state = css({
  display: "grid",
  gridTemplateColumns: "11px minmax(0, 1fr) auto",
  alignItems: "baseline",
  alignContent: "start",
  gap: `2px ${space[3]}`,
  paddingBlock: space[3],
  borderTop: `1px dashed ${colour.line}`,
});
const name = css({
  color: colour.heading,
  fontWeight: 700,
  "&::first-letter": { textTransform: "uppercase" },
});
const count = css({
  color: colour.heading,
  font: `800 2.25rem/1 ${font.heading}`,
  fontVariantNumeric: "tabular-nums",
});
const meaning = css({ gridColumn: "2 / -1", color: colour.muted, fontSize: type.small });
const useHeading = css(heading, { marginTop: space[4] });
const use = css({ maxWidth: "46em", marginTop: space[1], color: colour.muted, fontSize: type.small });
const stub = css({
  display: "grid",
  alignContent: "center",
  gap: space[1],
  padding: space[5],
  borderTop: `2px dashed ${colour.line}`,
  background: phase.plan,
  color: colour.heading,
  [from.desktop]: { padding: space[7], borderTop: 0, borderLeft: `2px dashed ${colour.heading}` },
});
const total = css({ font: `800 clamp(2.25rem, 1.8rem + 1.6vw, 3rem)/1 ${font.heading}` });
const links = css({
  marginTop: space[2],
  fontSize: type.small,
  "& a": { display: "inline-flex", alignItems: "center", minHeight: "44px", color: colour.heading },
});

const { facts, figures: words } = figuresWords;

interface StateKeyProps {
  readonly figures: readonly Queries.FigureFragment[];
  /** Id of the heading over how the figures may be used. */
  readonly useId: string;
}

/** What the marks mean, with how many figures carry each, and where all figures can be had at once. */
export function StateKey({ figures, useId }: StateKeyProps) {
  const [newest] = figures
    .filter(({ state: known, day }) => known !== "ended" && day)
    .sort((a, b) => (b.day ?? "").localeCompare(a.day ?? ""));
  return (
    <div css={lift}>
      <div css={ticket}>
        <div css={states}>
          <h2 css={heading}>{words.key}</h2>
          <ul css={list}>
            {figureStates.map((one) => {
              const most = figures.filter((figure) => figure.state === one).length;
              return (
                most > 0 && (
                  <li key={one} css={state} data-key={one}>
                    <span aria-hidden="true">
                      <StateMark state={one} />
                    </span>
                    <span css={name}>{facts.states[one]}</span>
                    <span css={count}>{most}</span>
                    <span css={meaning}>{words.states[one]}</span>
                  </li>
                )
              );
            })}
          </ul>
          <h3 id={useId} css={useHeading}>
            {words.useHeading}
          </h3>
          <p css={use}>{words.use}</p>
        </div>
        <div css={stub}>
          <p css={total}>{fill(words.total, { count: figures.length })}</p>
          {newest && (
            <p>
              <Filled
                text={words.newest}
                values={{ date: <time dateTime={newest.day ?? undefined}>{newest.dayText}</time> }}
              />
            </p>
          )}
          <ul css={links}>
            <li>
              <a href="/figures.json">{words.data}</a>
            </li>
            <li>
              <a href="/figures.xml">{words.feed}</a>
            </li>
          </ul>
        </div>
      </div>
    </div>
  );
}
