import { css } from "@emotion/react";
import { Link } from "gatsby";
import { colour, from, size, space, type } from "../theme/tokens";

const section = css({ paddingBlock: `${space[14]} ${space.section}` });
const title = css({ fontSize: type.h2 });
/** Columns of one height, over which the groups run. */
const columns = css({
  marginTop: space[6],
  [from.tablet]: { columns: "4 12rem", columnGap: space[7] },
  h3: {
    paddingBottom: space[2],
    borderBottom: `2px solid ${colour.heading}`,
    fontSize: type.h3,
    breakAfter: "avoid",
  },
  "& > div": { marginBottom: space[7] },
  /* The last is the longest, and fills what the others leave. */
  "& > div:not(:last-of-type)": { breakInside: "avoid" },
  /* Names are short: two side by side on a phone. */
  ul: {
    display: "grid",
    gridTemplateColumns: "repeat(auto-fill, minmax(min(9rem, 100%), 1fr))",
    columnGap: space[4],
    [from.tablet]: { display: "block" },
  },
  li: { borderBottom: `1px dashed ${colour.line}`, breakInside: "avoid" },
  a: {
    display: "flex",
    alignItems: "center",
    minHeight: size.target,
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
  readonly groups: readonly { readonly name: string; readonly pages: readonly PageLink[] }[];
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
          .map(({ name, pages }) => (
            <div key={name}>
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
