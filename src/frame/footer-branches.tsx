import { css } from "@emotion/react";
import { Link } from "gatsby";
import { useId } from "react";
import { colour, font, from, space } from "../theme/tokens";
import { useWords } from "../words/use-words";
import { useNavigation } from "./use-navigation";

const row = css({
  display: "grid",
  gap: space[2],
  paddingBlock: space[5],
  borderTop: `2px dashed ${colour.mapLand}`,
  [from.desktop]: {
    gridTemplateColumns: "auto minmax(0, 1fr)",
    alignItems: "center",
    gap: space[11],
    paddingRight: space[24],
  },
});
const heading = css({ color: colour.onDark, fontSize: "1.1875rem" });
const cities = css({
  display: "flex",
  flexWrap: "wrap",
  columnGap: space[6],
  [from.desktop]: { justifyContent: "space-between" },
});
const link = css({
  display: "inline-flex",
  alignItems: "center",
  minHeight: "40px",
  color: colour.onDarkMuted,
  font: `700 1.0625rem/1.2 ${font.heading}`,
  textDecoration: "none",
  "&:hover": { color: colour.onDark, textDecoration: "underline", textUnderlineOffset: "4px" },
});

/** The branches' cities, each linking to its card on the contact page. */
export function FooterBranches() {
  const id = useId();
  const { branches } = useNavigation();
  const { frame } = useWords();
  return (
    <nav css={row} aria-labelledby={id}>
      <h2 id={id} css={heading}>
        {frame.branches}
      </h2>
      <ul css={cities}>
        {branches.map((branch) => (
          <li key={branch.id}>
            <Link to={`/contact#branch-${branch.id}`} css={link}>
              {branch.branch}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
