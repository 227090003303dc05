import { css } from "@emotion/react";
import { graphql, Link } from "gatsby";
import { useId } from "react";
import fixedWords from "../../content/words/fixed-pages.json";
import { colour, from, rule, space, type } from "../theme/tokens";
import { StepIcon } from "./step-icon";

const heading = css({ marginBottom: space[4], fontSize: type.fact });
const item = css({
  "--ring": "46px",
  "--way": "14px",
  [from.desktop]: { "--ring": "36px", "--way": "8px" },
  position: "relative",
  "& + &": { marginTop: "var(--way)" },
  "& + &::before": {
    content: '""',
    position: "absolute",
    top: "calc(-1 * var(--way))",
    left: "calc(var(--ring) / 2 - 1px)",
    height: "var(--way)",
    borderLeft: `2px dashed ${colour.accent}`,
  },
});
const link = css({
  display: "flex",
  alignItems: "center",
  gap: space[4],
  color: colour.heading,
  fontWeight: 600,
  lineHeight: 1.3,
  textDecoration: "none",
  "&:hover": { color: colour.link },
  "&[aria-current]": { color: colour.current },
});
const ring = css({
  display: "grid",
  placeItems: "center",
  flex: "0 0 var(--ring)",
  height: "var(--ring)",
  border: rule.thick,
  borderRadius: "50%",
  background: colour.surface,
  "[aria-current] > &": { borderColor: colour.action, background: colour.action, color: colour.onDark },
});

interface ArticleSidebarProps {
  readonly articles: readonly Queries.ArticleSidebarFragment[];
  readonly currentPath: string;
}

/** The articles around the current one, which is marked; all of them while they are few. */
export function ArticleSidebar({ articles, currentPath }: ArticleSidebarProps) {
  const id = useId();
  return (
    <nav aria-labelledby={id} data-sidebar="articles">
      <h2 id={id} css={heading}>
        {fixedWords.moreArticles}
      </h2>
      <ol>
        {articles.map(({ title, path, icon }) => (
          <li key={path} css={item}>
            <Link to={path} css={link} aria-current={path === currentPath ? "page" : undefined}>
              <span css={ring}>
                <StepIcon name={icon} />
              </span>
              {title}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}

export const query = graphql`
  fragment ArticleSidebar on Article {
    title path icon
  }
`;
