import { css } from "@emotion/react";
import { colour, from, ground, phone, radius, space } from "../theme/tokens";
import { ButtonLink } from "../ui/links/button-link";

const tile = css({
  display: "flex",
  flexDirection: "column",
  alignItems: "flex-start",
  justifyContent: "center",
  gap: space[3],
  gridColumnEnd: "-1",
  padding: space[6],
  borderRadius: radius.card,
  background: ground.sea,
  color: colour.onDark,
  p: { maxWidth: "26em", lineHeight: 1.45 },
  h3: { color: colour.onDark, fontSize: "1.625rem", fontWeight: 800 },
  "--focus": colour.focusOnDark,
});

const row = css({
  flexDirection: "row",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "start",
  columnGap: space[6],
  paddingBlock: space[4],
  "& > a": { marginLeft: "auto" },
});

function columnsLeft(count: number, columns: number): number {
  return columns - (count % columns);
}

const quiet = css({
  border: `2px dashed ${colour.line}`,
  background: "none",
  color: colour.text,
  "--focus": colour.focus,
  h3: { color: colour.heading, fontSize: "1.3125rem" },
});
const line = css({
  flexDirection: "row",
  alignItems: "center",
  justifyContent: "space-between",
  padding: `${space[2]} ${space[4]}`,
  h3: { fontSize: "1.1875rem" },
});
const slim = css({ [phone]: [quiet, line, { p: { display: "none" } }] });

interface AskTileProps {
  readonly count: number;
  /** Columns of the grid at its widest; from a tablet on it has two. */
  readonly columns: number;
  readonly widest: "desktop" | "wide";
  readonly heading: string;
  readonly text: string;
  readonly button: string;
  readonly isOneOfMany?: boolean;
}

/** The last tile of a grid of institutions: it fills the row, however many cards there are, and leads to a message. */
export function AskTile({
  count,
  columns,
  widest,
  heading,
  text,
  button,
  isOneOfMany = false,
}: AskTileProps) {
  return (
    <li
      css={[
        tile,
        isOneOfMany && quiet,
        slim,
        {
          [from.tablet]: { gridColumnStart: `span ${columnsLeft(count, 2)}` },
          [from[widest]]: [
            { gridColumnStart: `span ${columnsLeft(count, columns)}` },
            count % columns === 0 && row,
            count % columns === 0 && isOneOfMany && line,
          ],
        },
      ]}
    >
      <h3>{heading}</h3>
      <p>{text}</p>
      <ButtonLink to="/contact" look="ink" isSmall>
        {button}
      </ButtonLink>
    </li>
  );
}
