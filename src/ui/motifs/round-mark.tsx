import { css } from "@emotion/react";
import { useId } from "react";
import { dayText } from "../../lib/months";
import { font } from "../../theme/tokens";

const letteringStyle = css({
  fontFamily: font.heading,
  fontWeight: 700,
  fill: "currentColor",
  textAnchor: "middle",
});

const ringSize = (words: string) => Math.min(15, 190 / words.length);

/** A day as the two lines of a mark. @param isoDate e.g. `2026-10-01` */
export function dayLines(isoDate: string): readonly string[] {
  const [day, month, year = ""] = dayText(isoDate).split(" ");
  return [`${day} ${month}`.toUpperCase(), year];
}

interface RoundMarkProps {
  readonly top?: string;
  readonly bottom?: string;
  readonly lines: readonly string[];
  readonly hasWaves?: boolean;
  readonly className?: string;
}

/** A postal cancellation mark. Its date or fact also stands in words elsewhere, so screen readers skip it. */
export function RoundMark({ top = "", bottom = "", lines, hasWaves = false, className }: RoundMarkProps) {
  const id = useId();
  const size = top ? 18 : 22;
  return (
    <svg
      css={{ transform: "rotate(-10deg)", overflow: "visible" }}
      className={className}
      viewBox={hasWaves ? "0 0 250 124" : "0 0 124 124"}
      aria-hidden="true"
      focusable="false"
    >
      <defs>
        <path id={`${id}top`} d="M18 62a44 44 0 0 1 88 0" />
        <path id={`${id}bottom`} d="M10 62a52 52 0 0 0 104 0" />
      </defs>
      <g fill="none" stroke="currentColor" strokeWidth={2}>
        <circle cx={62} cy={62} r={59} />
        <circle cx={62} cy={62} r={38} />
        {hasWaves &&
          [34, 48, 62, 76, 90].map((y) => (
            <path
              key={y}
              d={`M126 ${y}q10-9 20 0t20 0 20 0 20 0 20 0`}
              strokeWidth={2.4}
              strokeLinecap="round"
            />
          ))}
      </g>
      <g css={letteringStyle} letterSpacing={1}>
        <text fontSize={ringSize(top)}>
          <textPath href={`#${id}top`} startOffset="50%">
            {top.toUpperCase()}
          </textPath>
        </text>
        <text fontSize={ringSize(bottom)}>
          <textPath href={`#${id}bottom`} startOffset="50%">
            {bottom.toUpperCase()}
          </textPath>
        </text>
      </g>
      {/* Wider than the font's own letter spacing, as small digits would run into each other. */}
      <g css={letteringStyle} fontSize={size} letterSpacing={0.6}>
        {lines.map((line, index) => (
          <text key={line} x={62} y={lines.length === 1 ? 68 : 59 + index * size}>
            {line}
          </text>
        ))}
      </g>
    </svg>
  );
}
