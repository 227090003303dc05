import { css } from "@emotion/react";
import { Link } from "gatsby";
import { colour, from, size, space, type } from "../theme/tokens";

const section = css({ paddingBlock: `${space[14]} ${space.section}` });
const title = css({ fontSize: type.h2 });
const THREE = "minmax(0, 1fr) minmax(0, 1fr) minmax(0, 1fr)";

type PageKind = "country" | "guide" | "service" | "article" | "page";

/** Each kind in its place; on a desk screen five columns, of which the fixed pages take two. */
const columns = css({
  display: "grid",
  gap: space[7],
  marginTop: space[6],
  [from.tablet]: {
    gridTemplate: `"country guide article" auto "country service article" 1fr "page page page" auto / ${THREE}`,
    gap: `${space[7]} ${space[6]}`,
    "& > [data-kind=country]": { gridArea: "country" },
    "& > [data-kind=guide]": { gridArea: "guide" },
    "& > [data-kind=service]": { gridArea: "service" },
    "& > [data-kind=article]": { gridArea: "article" },
    "& > [data-kind=page]": { gridArea: "page" },
  },
  [from.desktop]: {
    gridTemplate: `"country guide article page" auto "country service article page" 1fr / ${THREE} minmax(0, 2fr)`,
  },
  h3: {
    paddingBottom: space[2],
    borderBottom: `2px solid ${colour.heading}`,
    fontSize: type.h3,
  },
  /* Names are short: two side by side on a phone. */
  ul: {
    display: "grid",
    gridTemplateColumns: "repeat(auto-fill, minmax(min(9rem, 100%), 1fr))",
    columnGap: space[4],
    [from.tablet]: { display: "block" },
  },
  "& > [data-kind=page] ul": {
    [from.tablet]: { display: "block", columns: "12rem 3", columnGap: space[6] },
    [from.desktop]: { columnCount: 2 },
  },
  li: { borderBottom: `1px dashed ${colour.line}`, breakInside: "avoid" },
  a: {
    display: "flex",
    alignItems: "center",
    minHeight: size.target,
    paddingBlock: "6px",
    color: colour.heading,
    fontWeight: 600,
    lineHeight: 1.3,
    textDecoration: "none",
    "&:hover": { color: colour.link, textDecoration: "underline" },
  },
});

interface PageLink {
  readonly title: string;
  readonly path: string | null;
}

interface AllPagesProps {
  readonly heading: string;
  readonly groups: readonly {
    readonly kind: PageKind;
    readonly name: string;
    readonly pages: readonly PageLink[];
  }[];
}

/** Every page of the site by kind: what the search is where no script runs. */
export function AllPages({ heading, groups }: AllPagesProps) {
  return (
    <section css={section} aria-labelledby="all-pages" data-all-pages="">
      <h2 id="all-pages" css={title}>
        {heading}
      </h2>
      <div css={columns}>
        {groups
          .filter(({ pages }) => pages.length > 0)
          .map(({ kind, name, pages }) => (
            <div key={kind} data-kind={kind}>
              <h3>{name}</h3>
              <ul>
                {pages.map(
                  ({ title: text, path }) =>
                    path && (
                      <li key={path}>
                        <Link to={path}>{text}</Link>
                      </li>
                    ),
                )}
              </ul>
            </div>
          ))}
      </div>
    </section>
  );
}
