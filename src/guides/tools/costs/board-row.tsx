import { css } from "@emotion/react";
import { Link } from "gatsby";
import { sized } from "../../../theme/lettering";
import { colour, font, from, rule, slim, space, type } from "../../../theme/tokens";
import { centred, grid, row, tinted } from "../../../ui/layout/primitives";

const oneRow = css({
  position: "relative",
  ...grid([0, 3], "44px 1 auto"),
  alignItems: "center",
  minHeight: "54px",
  padding: `6px ${space[4]} 9px`,
  borderTop: rule.onDark,
  [from.tablet]: { gridTemplateColumns: "44px 7.5rem minmax(0, 1fr) auto", padding: `6px ${space[8]} 9px` },
});
const bar = css({ position: "absolute", left: 0, bottom: 0, height: "3px", background: colour.band });
const plate = css({
  ...centred,
  gridRow: "1 / span 2",
  width: "44px",
  height: "30px",
  border: `1px solid ${colour.band}`,
  borderRadius: "3px",
  color: colour.onDarkWarm,
  font: `700 ${type.text}/1 ${font.heading}`,
  [from.tablet]: { gridRow: "auto" },
});
const name = css({
  color: colour.onDark,
  font: `700 ${type.article}/1.15 ${font.heading}`,
  textDecorationColor: colour.mapDestination,
  textUnderlineOffset: "4px",
  // Extends the link's target over the whole row.
  "&::after": { content: '""', position: "absolute", inset: 0 },
  "&:hover": { textDecorationColor: colour.onDark },
});
const local = css({
  gridColumn: "2 / -1",
  gridRow: 2,
  ...row(),
  alignItems: "baseline",
  gap: "0 8px",
  color: colour.onDark,
  lineHeight: 1.3,
  [from.tablet]: { gridColumn: "auto", gridRow: "auto" },
});
const amount = css({
  color: colour.band,
  font: `800 ${type.fact}/1.1 ${font.heading}`,
  fontVariantNumeric: "tabular-nums",
  textAlign: "right",
  whiteSpace: "nowrap",
});
const none = css({
  justifySelf: "end",
  color: colour.onDarkMuted,
  // Wraps at doubled text size on phones.
  [slim]: { maxWidth: "5.5rem", whiteSpace: "normal" },
  font: `500 ${type.small}/1.2 ${font.text}`,
});

interface BoardRowProps {
  readonly country: Queries.CostCountryFragment;
  readonly atHome: string | undefined;
  readonly unrated: string;
  readonly linkName: string;
  /** The amount as a share of the largest, from 0 to 1. */
  readonly part: number;
}

export function BoardRow({ country, atHome, unrated, linkName, part }: BoardRowProps) {
  const { name: title, code, path, funds } = country;
  const [first] = funds?.facts ?? [];
  const isFigure = first !== undefined;
  return (
    <li css={oneRow}>
      <span css={[plate, atHome && { ...tinted("band"), color: colour.onBright }]} aria-hidden="true">
        {code}
      </span>
      <Link css={name} to={`${path}#numbers`} aria-label={linkName}>
        {title}
      </Link>
      <span css={local}>
        <span>{funds?.text}</span>
        {isFigure && funds?.short && (
          <small css={{ ...sized("small"), color: colour.onDarkMuted }}>{funds.short}</small>
        )}
      </span>
      {isFigure && funds?.currency && <b css={[amount, !atHome && none]}>{atHome ?? unrated}</b>}
      {part > 0 && <i css={bar} style={{ width: `${(part * 100).toFixed(1)}%` }} aria-hidden="true" />}
    </li>
  );
}
