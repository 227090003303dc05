import { css } from "@emotion/react";
import { colour, font, from, shadow, space, type } from "../theme/tokens";
import { dots, passMask } from "./pass-shapes";
import { Plane } from "./plane";

const STUB = "clamp(200px, 23vw, 300px)";

const lift = css({ filter: shadow.drop });
const pass = css({
  display: "grid",
  gridTemplateColumns: "minmax(0, 9fr) minmax(0, 10fr)",
  overflow: "clip",
  borderRadius: "10px",
  background: colour.surface,
  [from.tablet]: {
    "--tear": `calc(100% - ${STUB})`,
    gridTemplateColumns: `minmax(0, 1fr) clamp(84px, 13vw, 170px) minmax(0, 1fr) ${STUB}`,
    minHeight: "156px",
  },
});
const notched = css({ [from.tablet]: passMask });
const field = css({
  padding: `${space[2]} ${space[4]} ${space[6]} ${space[5]}`,
  [from.tablet]: { padding: `${space[7]} ${space[3]} ${space[6]} clamp(20px, 2.8vw, 36px)` },
  dt: { color: colour.muted, fontSize: type.small, fontWeight: 600 },
  dd: { fontSize: type.small, lineHeight: 1.4 },
  "dd:first-of-type": { color: colour.heading, font: `800 ${type.fact}/1.25 ${font.heading}` },
});
const to = css({ paddingInline: space[2], [from.tablet]: { paddingLeft: space[5] } });
const stub = css({
  gridColumn: "1 / -1",
  paddingBlock: space[5],
  borderTop: `2px dashed ${colour.surface}`,
  background: colour.band,
  [from.tablet]: {
    gridColumn: "auto",
    paddingBlock: `${space[7]} ${space[6]}`,
    borderTop: 0,
    borderLeft: `2px dashed ${colour.surface}`,
  },
  "dt, dd": { color: colour.heading },
});
const flight = css({
  gridColumn: "1 / -1",
  width: "170px",
  margin: `${space[5]} auto 0`,
  color: colour.heading,
  [from.tablet]: {
    gridColumn: "auto",
    gridRow: 1,
    gridColumnStart: 2,
    alignSelf: "center",
    width: "100%",
    margin: 0,
  },
});

interface BoardingPassProps {
  readonly pass: Queries.HomeHeroFragment["hero"]["pass"];
  /** Founding year. */
  readonly since: number;
}

/** The boarding pass over the hero's lower edge: from, to, since. */
export function BoardingPass({
  pass: { from: origin, fromDetail, to: target, toDetail, stub: line, fromLabel, toLabel, sinceLabel },
  since,
}: BoardingPassProps) {
  return (
    <div css={lift}>
      <dl css={[pass, notched]}>
        <svg css={flight} viewBox="0 0 170 46" aria-hidden="true" focusable="false">
          <path
            d="M8 38C50 4 120 4 162 38"
            {...dots}
            strokeDasharray="1 7"
            stroke={colour.accent}
            strokeWidth={2.4}
          />
          <circle cx={8} cy={38} r={4.5} fill={colour.accent} />
          <circle cx={162} cy={38} r={4.5} fill={colour.accent} />
          <Plane x={85} y={12} scale={0.6} />
        </svg>
        <div css={field}>
          <dt>{fromLabel}</dt>
          <dd>{origin}</dd>
          <dd>{fromDetail}</dd>
        </div>
        <div css={[field, to]}>
          <dt>{toLabel}</dt>
          <dd>{target}</dd>
          <dd>{toDetail}</dd>
        </div>
        <div css={[field, stub]}>
          <dt>{sinceLabel}</dt>
          <dd>{since}</dd>
          <dd>{line}</dd>
        </div>
      </dl>
    </div>
  );
}
