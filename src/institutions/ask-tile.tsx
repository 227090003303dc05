import { css } from "@emotion/react";
import { colour, from, ground, phone, radius, rule, space, type } from "../theme/tokens";
import { onDark } from "../ui/layout/primitives";
import { ButtonLink } from "../ui/links/button-link";

const tile = css({
  display: "flex",
  flexDirection: "column",
  alignItems: "flex-start",
  justifyContent: "center",
  gap: space[3],
  gridColumnEnd: "-1",
  padding: space[5],
  borderRadius: radius.card,
  background: ground.sea,
  ...onDark,
  p: { maxWidth: "26em", lineHeight: 1.45 },
  h3: { color: colour.onDark, fontSize: type.fact, fontWeight: 800 },
});

const row = css({
  flexDirection: "row",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "start",
  columnGap: space[5],
  paddingBlock: space[4],
  "& > a": { marginLeft: "auto" },
});

function columnsLeft(count: number, columns: number): number {
  return columns - (count % columns);
}

const slim = css({
  [phone]: {
    flexDirection: "row",
    alignItems: "center",
    justifyContent: "space-between",
    padding: `${space[2]} ${space[4]}`,
    border: rule.tear,
    background: "none",
    "--focus": colour.focus,
    h3: { color: colour.heading, fontSize: type.article },
    p: { display: "none" },
  },
});

interface AskTileProps {
  readonly count: number;
  /** Columns of the grid in wide windows; from a tablet on it has two. */
  readonly columns: number;
  readonly heading: string;
  readonly text: string;
  readonly button: string;
}

/** The last tile of a grid of institutions: it fills the row, however many cards there are, and leads to a message. */
export function AskTile({ count, columns, heading, text, button }: AskTileProps) {
  return (
    <li
      css={[
        tile,
        slim,
        {
          [from.tablet]: { gridColumnStart: `span ${columnsLeft(count, 2)}` },
          [from.desktop]: [
            { gridColumnStart: `span ${columnsLeft(count, columns)}` },
            count % columns === 0 && row,
          ],
        },
      ]}
    >
      <h3>{heading}</h3>
      <p>{text}</p>
      <ButtonLink to="/contact?about=marks" look="ink" isSmall>
        {button}
      </ButtonLink>
    </li>
  );
}
