import { css, type SerializedStyles } from "@emotion/react";
import { graphql, Link } from "gatsby";
import { colour, font, radius, rule, space, type, withMotion } from "../theme/tokens";

const entry = css({
  position: "absolute",
  top: "var(--top)",
  left: "var(--left)",
  // A neighbour's label must not cover the focus ring.
  "&:hover, &:focus-within": { zIndex: 1 },
});
const link = css({
  position: "absolute",
  display: "flex",
  alignItems: "center",
  gap: space[2],
  minHeight: "36px",
  paddingInline: space[3],
  border: rule.onDark,
  borderRadius: radius.button,
  background: colour.board,
  color: colour.onDark,
  fontSize: type.small,
  fontWeight: 600,
  textDecoration: "none",
  whiteSpace: "nowrap",
  [withMotion]: { transition: "background-color 120ms, color 120ms" },
  "&:hover, &:focus-visible": { background: colour.band, color: colour.heading },
  "&:focus-visible": { outlineColor: colour.onDark, outlineOffset: "2px" },
  "&:hover > *, &:focus-visible > *": { color: colour.heading },
  // Forced colours keep the dark map but set the ring's colour: draw the ring inside the label.
  "@media (forced-colors: active)": { "&:focus-visible": { outlineOffset: "-5px" } },
});
const count = css({ color: colour.band, font: `800 ${type.article}/1 ${font.heading}` });

/** These offsets separate neighbours: Ireland and the UK, Malaysia and Singapore. */
const sides: Readonly<Record<Queries.CountryMapEntryLabelSide, SerializedStyles>> = {
  left: css({ right: space[4], transform: "translateY(-50%)" }),
  right: css({ left: space[4], transform: "translateY(-50%)" }),
  above: css({ left: `-${space[3]}`, bottom: space[4] }),
  below: css({ right: `-${space[5]}`, top: space[4] }),
};

interface MapEntryProps {
  readonly country: Queries.MapEntryFragment;
}

export function MapEntry({ country: { name, link: path, position, label } }: MapEntryProps) {
  return (
    <li css={entry} style={{ "--top": `${position.top}%`, "--left": `${position.left}%` }}>
      <Link to={path} css={[link, sides[label.side]]}>
        <span>{name}</span> <span css={count}>{label.count.value}</span>
        <span className="visually-hidden">{` ${label.count.unit}`}</span>
      </Link>
    </li>
  );
}

export const query = graphql`
  fragment MapEntry on CountryMapEntry {
    name link
    position { top left }
    label {
      side
      count { value unit }
    }
  }
`;
