import { css, type SerializedStyles } from "@emotion/react";
import { graphql, Link } from "gatsby";
import { colour, font, from, radius, space, type, withMotion } from "../theme/tokens";

/** Below 1024 px a row of the departure board, from there a label on the map. */
const entry = css({
  background: colour.board,
  [from.desktop]: {
    position: "absolute",
    top: "var(--top)",
    left: "var(--left)",
    background: "none",
    // A neighbour's label must not cover the focus ring.
    "&:hover, &:focus-within": { zIndex: 1 },
  },
});
const link = css({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  alignItems: "center",
  gap: space[2],
  height: "100%",
  minHeight: "48px",
  paddingInline: space[3],
  color: colour.onDark,
  fontWeight: 600,
  textDecoration: "none",
  [withMotion]: { transition: "background-color 120ms, color 120ms" },
  "&:hover, &:focus-visible": { background: colour.band, color: colour.heading },
  "&:focus-visible": { outlineColor: colour.onDark, outlineOffset: "-3px" },
  "&:hover > *, &:focus-visible > *": { color: colour.heading },
  [from.tablet]: {
    gridTemplateColumns: "auto minmax(0, 1fr) auto",
    gap: space[4],
    minHeight: "56px",
    paddingInline: space[4],
  },
  [from.desktop]: {
    position: "absolute",
    display: "flex",
    gap: space[2],
    height: "auto",
    minHeight: "36px",
    paddingInline: space[3],
    border: `1px solid ${colour.mapDestination}`,
    borderRadius: radius.button,
    background: colour.board,
    fontSize: type.small,
    whiteSpace: "nowrap",
    "&:focus-visible": { outlineOffset: "2px" },
    // Forced colours keep the dark map but set the ring's colour: draw the ring inside the label.
    "@media (forced-colors: active)": { "&:focus-visible": { outlineOffset: "-5px" } },
  },
});
const plate = css({
  minWidth: "36px",
  padding: `2px ${space[1]}`,
  borderRadius: "3px",
  background: colour.band,
  color: colour.heading,
  font: `800 1rem/1.3 ${font.heading}`,
  textAlign: "center",
  "@media not all and (min-width: 40em)": { display: "none" },
  [from.desktop]: { display: "none" },
});
const count = css({
  color: colour.band,
  font: `800 1.25rem/1 ${font.heading}`,
  [from.desktop]: { fontSize: "1.125rem" },
});

/** These offsets separate neighbours: Ireland and the UK, Malaysia and Singapore. */
const sides: Readonly<Record<Queries.CountryMapEntryLabelSide, SerializedStyles>> = {
  left: css({ [from.desktop]: { right: space[4], transform: "translateY(-50%)" } }),
  right: css({ [from.desktop]: { left: space[4], transform: "translateY(-50%)" } }),
  above: css({ [from.desktop]: { left: `-${space[3]}`, bottom: space[4] } }),
  below: css({ [from.desktop]: { right: `-${space[6]}`, top: space[4] } }),
};

interface MapEntryProps {
  readonly country: Queries.MapEntryFragment;
}

export function MapEntry({ country: { name, code, link: path, position, label } }: MapEntryProps) {
  return (
    <li css={entry} style={{ "--top": `${position.top}%`, "--left": `${position.left}%` }}>
      <Link to={path} css={[link, sides[label.side]]}>
        <span css={plate} aria-hidden="true">
          {code}
        </span>
        <span>{name}</span> <span css={count}>{label.count.value}</span>
        <span className="visually-hidden">{` ${label.count.unit}`}</span>
      </Link>
    </li>
  );
}

export const query = graphql`
  fragment MapEntry on CountryMapEntry {
    name
    code
    link
    position { top left }
    label {
      side
      count { value unit ...FactSource }
    }
  }
`;
