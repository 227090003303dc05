import { css } from "@emotion/react";
import { Link } from "gatsby";
import { sized } from "../theme/lettering";
import { colour, rule, size, space, type, withHover } from "../theme/tokens";
import { StampGrid } from "../ui/cards/stamp-grid";
import { foldStyle } from "../ui/folds/fold-style";
import { below, lineOf } from "../ui/layout/primitives";

const fold = css(foldStyle, {
  borderTop: rule.thin,
  "& > summary": { justifyContent: "start" },
  "& > summary > h3": { flexGrow: 1, fontSize: type.article, fontWeight: 700 },
  "& > summary > span": { color: colour.muted, fontSize: type.small },
  "&[open]": { paddingBottom: space[4] },
});
const names = css({
  columns: "12rem",
  columnGap: space[8],
  li: { breakInside: "avoid" },
  a: {
    ...lineOf(size.target),
    paddingBlock: "6px",
    color: colour.heading,
    fontWeight: 600,
    lineHeight: 1.3,
    textDecoration: "none",
    [withHover]: { "&:hover": { color: colour.link, textDecoration: "underline" } },
  },
});

interface PageLink {
  readonly title: string;
  readonly path: string | null;
}

const KINDS = ["tool", "subject", "guide", "article", "service", "page"] as const;

interface AllPagesProps {
  readonly heading: string;
  readonly kinds: Readonly<Record<"country" | (typeof KINDS)[number], string>>;
  readonly countries: readonly Queries.CountryStampFragment[];
  readonly pages: Readonly<Record<(typeof KINDS)[number], readonly PageLink[]>>;
}

/** All pages of the site by kind, in folds; replaces the search without scripts. */
export function AllPages({ heading, kinds, countries, pages }: AllPagesProps) {
  return (
    <section
      css={{ paddingBlock: `${space[8]} ${space.section}` }}
      aria-labelledby="all-pages"
      data-all-pages=""
    >
      <h2 id="all-pages" css={[below(3), sized("proseH2")]}>
        {heading}
      </h2>
      <details css={fold}>
        <summary>
          <h3>{kinds.country}</h3>
          <span>{countries.length}</span>
        </summary>
        <StampGrid countries={countries} pathOf={({ path }) => path} />
      </details>
      {KINDS.map((kind) => (
        <details key={kind} css={fold}>
          <summary>
            <h3>{kinds[kind]}</h3>
            <span>{pages[kind].length}</span>
          </summary>
          <ul css={names}>
            {pages[kind].map(
              ({ title: name, path }) =>
                path && (
                  <li key={path}>
                    <Link to={path}>{name}</Link>
                  </li>
                ),
            )}
          </ul>
        </details>
      ))}
    </section>
  );
}
