import { css } from "@emotion/react";
import { Link } from "gatsby";
import { from, size, space, type } from "../theme/tokens";

const section = css({ paddingBlock: `${space[8]} ${space.section}` });
const title = css({ fontSize: type.h2 });
const columns = css({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: `${space[6]} ${space[6]}`,
  marginTop: space[6],
  [from.tablet]: { gridTemplateColumns: "repeat(auto-fill, minmax(12rem, 1fr))" },
  h3: { fontSize: type.h3 },
  /* Names are short: two side by side on a phone. */
  ul: {
    display: "grid",
    gridTemplateColumns: "repeat(auto-fill, minmax(min(9rem, 100%), 1fr))",
    columnGap: space[4],
    alignItems: "center",
    [from.tablet]: { gridTemplateColumns: "minmax(0, 1fr)" },
  },
  a: { display: "inline-flex", alignItems: "center", minHeight: size.target, lineHeight: 1.3 },
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
