import { css } from "@emotion/react";
import { monthName } from "../../lib/months";
import { colour, font, from } from "../../theme/tokens";
import { Plane } from "../../ui/motifs/plane";
import type { PlacedIntake, PlacedStage } from "./year-layout";

/** Measures of the drawing, in px: it is as wide as text and notes together. */
const WIDTH = 824;
const SIDE = 28;
const AXIS = 76;
const LANE = 138;
/** A single month's stop is a ring of this radius; a longer stage reaches over the middle of its outer months. */
const RING = 7;

const drawing = css({
  display: "none",
  [from.wide]: { display: "block", width: "100%", height: "auto" },
  "@media print": { display: "none" },
  strokeLinecap: "round",
  path: { fill: "none", stroke: colour.heading, strokeWidth: 2 },
  text: { fill: colour.heading, textAnchor: "middle", font: `400 15px ${font.text}` },
  "[data-name]": { font: `700 16px ${font.heading}` },
  "[data-intake]": { textAnchor: "start", font: `800 21px ${font.heading}` },
  "[data-initials]": { fontWeight: 600 },
  "[data-year]": { textAnchor: "start" },
  "[data-dots]": { stroke: "currentColor", strokeWidth: 3.4, strokeDasharray: "1 9" },
  "[data-bars]": { strokeWidth: 14 },
  "[data-inside]": { stroke: colour.sky, strokeWidth: 10 },
  "[data-known]": { stroke: "currentColor", strokeWidth: 14 },
  "[data-plane] path": { fill: "currentColor", stroke: "none" },
});

const LANES = [colour.current, colour.link];

interface YearDrawingProps {
  readonly intakes: readonly PlacedIntake[];
  readonly nameOf: (month: string) => string;
  /** Names of years, by how long they lie before the one in which classes begin. */
  readonly years: readonly string[];
}

/** The years under the months, with where each begins; none where intakes begin in different years. */
function yearsUnder(intakes: readonly PlacedIntake[], months: readonly number[], years: readonly string[]) {
  const starts = new Set(intakes.map(({ start }) => Math.floor(start / 12)));
  const [own] = starts;
  if (own === undefined || starts.size > 1) return [];
  return months
    .filter((month, position) => position === 0 || month % 12 === 0)
    .map((month) => ({ month, name: years[own - Math.floor(month / 12)] }));
}

export function YearDrawing({ intakes, nameOf, years }: YearDrawingProps) {
  const begin = Math.min(...intakes.flatMap(({ stages }) => stages.map(({ first }) => first)));
  const end = Math.max(...intakes.map(({ start }) => start));
  const step = Math.floor((WIDTH - 2 * SIDE) / (end - begin + 1));
  const at = (month: number) => Math.round(SIDE + (month - begin + 0.5) * step);
  const months = Array.from({ length: end - begin + 1 }, (_, position) => begin + position);
  const ticks = months.map(
    (month) => `M${at(month) - Math.round(step / 2)} 40v${month % 12 === 0 ? -28 : 8}`,
  );
  return (
    <svg css={drawing} viewBox={`0 0 ${WIDTH} ${AXIS + intakes.length * LANE}`} aria-hidden="true">
      <path d={`M0 40H${WIDTH}${ticks.join("")}`} />
      <text data-initials="" x={months.map(at).join(" ")} y="28">
        {months.map((month) => monthName(month).charAt(0)).join("")}
      </text>
      {yearsUnder(intakes, months, years).map(({ month, name }) => (
        <text key={month} data-year="" x={at(month) - Math.round(step / 2) + 6} y="62">
          {name}
        </text>
      ))}
      {intakes.map((intake, lane) => (
        <Lane
          key={intake.month}
          intake={intake}
          name={nameOf(intake.month)}
          top={AXIS + lane * LANE}
          tone={LANES[lane % LANES.length] ?? colour.current}
          at={at}
          reach={Math.round(step * 0.3)}
        />
      ))}
    </svg>
  );
}

interface LaneProps {
  readonly intake: PlacedIntake;
  readonly name: string;
  readonly top: number;
  readonly tone: string;
  readonly at: (month: number) => number;
  readonly reach: number;
}

/** A time as `May–Jul`. */
const short = ({ first, last }: PlacedStage) =>
  [...new Set([first, last])].map((month) => monthName(month).slice(0, 3)).join("–");

function Lane({ intake: { stages, start }, name, top, tone, at, reach }: LaneProps) {
  const y = top + 62;
  const endsOf = ({ first, last }: PlacedStage) => {
    const over = first === last ? 0 : reach;
    return { from: at(first) - over, to: at(last) + over };
  };
  const bars = (isPlan: boolean) =>
    stages
      .filter((stage) => stage.isPlan === isPlan)
      .map(endsOf)
      .map(({ from, to }) => `M${from} ${y}h${to - from}`)
      .join("");
  const dots = stages.slice(1).flatMap((stage, position) => {
    const before = stages[position];
    const from = (before ? endsOf(before).to : 0) + RING + 6;
    const way = endsOf(stage).from - RING - 6 - from;
    return way < 2 * RING ? [] : `M${from} ${y}q${Math.round(way / 2)} -22 ${way} 0`;
  });
  const last = stages.at(-1);
  const end = last ? endsOf(last).to : 0;
  const off = Math.max(end + 12, at(start));
  // From the last stop up to the plane; straight up where the plane is right over it.
  const away = off - end - RING - 6;
  const lift = away < RING ? `M${off} ${y - 12}v-14` : `M${end + RING + 6} ${y}q${away} -2 ${away} -24`;
  return (
    <g style={{ color: tone }}>
      <text data-intake="" x={SIDE} y={top + 26}>
        {name}
      </text>
      <path data-dots="" d={dots.join("") + lift} />
      <path data-bars="" d={bars(true)} />
      <path data-inside="" d={bars(true)} />
      <path data-known="" d={bars(false)} />
      <g data-plane="">
        <Plane x={off} y={y - 38} turn={-38} scale={0.32} />
      </g>
      {stages.map((stage) => {
        const { from, to } = endsOf(stage);
        const middle = Math.round((from + to) / 2);
        return (
          <g key={stage.name}>
            <text data-name="" x={middle} y={y + 28}>
              {stage.name}
            </text>
            <text x={middle} y={y + 47}>
              {short(stage)}
            </text>
          </g>
        );
      })}
    </g>
  );
}
