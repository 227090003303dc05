import { css } from "@emotion/react";
import words from "../../content/words/institutions.json";
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

const rowStyle = css({
  flexDirection: "row",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "start",
  columnGap: space[5],
  paddingBlock: space[4],
  "& > a": { marginLeft: "auto" },
});

/** In wide windows; tablets have two. */
export const COLUMNS = 4;
const columnsLeft = (count: number, columns: number) => columns - (count % columns);

const slimStyle = css({
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

export function AskTile({ count }: { readonly count: number }) {
  return (
    <li
      css={[
        tile,
        slimStyle,
        {
          [from.tablet]: { gridColumnStart: `span ${columnsLeft(count, 2)}` },
          [from.desktop]: [
            { gridColumnStart: `span ${columnsLeft(count, COLUMNS)}` },
            count % COLUMNS === 0 && rowStyle,
          ],
        },
      ]}
    >
      <h3>{words.askHeading}</h3>
      <p>{words.askText}</p>
      <ButtonLink to="/contact?about=marks#write" look="ink" isSmall>
        {words.askButton}
      </ButtonLink>
    </li>
  );
}
