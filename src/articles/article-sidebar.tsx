import { css } from "@emotion/react";
import { graphql, Link } from "gatsby";
import { useId } from "react";
import fixedWords from "../../content/words/fixed-pages.json";
import { sized } from "../theme/lettering";
import { colour, from, rule, tablets } from "../theme/tokens";
import { below, centred, inkLink, inLine, row } from "../ui/layout/primitives";
import { Icon, LineIcon } from "../ui/motifs/icon";

/** Kept apart from the icons of controls, which every page loads. */
const PATHS = {
  document: "M6 3h8l4 4v14H6zM14 3v5h4M9 12h6M9 16h6",
  envelope: "M3 6h18v12H3zM3 7l9 7 9-7",
  heart:
    "M12 20C5 15 3 11.500 4.500 8.300 6 5.200 10 5.200 12 8.500c2-3.300 6-3.300 7.500-.2C21 11.500 19 15 12 20z",
  passport: "M6 3h12v18H6zM12 7a3.500 3.500 0 1 0 0 7 3.500 3.500 0 0 0 0-7zM9 17.500h6",
  bag: "M6 8h12v12H6zM9 8V4h6v4M9 12v4M15 12v4",
  home: "M4 11l8-7 8 7M6 9.500V20h12V9.500M10 20v-6h4v6",
} as const;

function StepIcon({ name }: { readonly name: Queries.ArticleSidebarFragment["icon"] }) {
  return name === "chat" ? <Icon name={name} size={20} /> : <LineIcon path={PATHS[name]} size={20} />;
}

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
  // Side by side, where a column would leave most of the width empty.
  [tablets]: { "--way": "0px" },
});
const link = css({
  ...inLine(3),
  ...inkLink,
  fontWeight: 600,
  lineHeight: 1.3,
  "&[aria-current]": { color: colour.current },
});
const ring = css({
  ...centred,
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
    <nav aria-labelledby={id}>
      <h2 id={id} css={[below(4), sized("fact")]}>
        {fixedWords.moreArticles}
      </h2>
      <ol css={{ [tablets]: row([3, 8]) }}>
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
