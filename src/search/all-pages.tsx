import { css } from "@emotion/react";
import { Link } from "gatsby";
import { colour, from, size, space, type } from "../theme/tokens";
import { StampSheet } from "../ui/cards/stamp-sheet";
import { GuideCards, type GuideLink } from "./guide-cards";
import { StepList } from "./step-list";
import { type ToolLink, ToolTickets } from "./tool-tickets";

const section = css({
  paddingBlock: `${space[14]} ${space.section}`,
  /* The name of a kind, on the line below which its pages stand. */
  h3: {
    marginTop: space[11],
    paddingBottom: space[2],
    borderBottom: `2px solid ${colour.heading}`,
    fontSize: type.h3,
  },
});
const title = css({ fontSize: type.h2, "& + * h3": { marginTop: space[6] } });
const stamps = css({
  "& > ul": {
    marginTop: space[6],
    /* Below `wide` a row of all of them would break their names. */
    [from.tablet]: { gridTemplateColumns: "repeat(6, minmax(0, 1fr))" },
    [from.wide]: { gridTemplateColumns: "repeat(var(--columns), minmax(0, 1fr))" },
  },
});
/** Guides, and beside them the steps in their order. */
const pair = css({
  [from.desktop]: {
    display: "grid",
    gridTemplateColumns: "minmax(0, 2fr) minmax(0, 1fr)",
    columnGap: space[11],
  },
});
/** The short lists, and beside them the long one. */
const lists = css(pair, {
  [from.desktop]: { gridTemplateColumns: "minmax(0, 1fr) minmax(0, 3fr)" },
});
const names = css({
  columns: "9rem",
  columnGap: space[6],
  [from.tablet]: { columns: "13rem" },
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
  /** Names of the kinds. */
  readonly kinds: Readonly<Record<"country" | "tool" | "guide" | "article" | "service" | "page", string>>;
  readonly countries: readonly Queries.CountryStampFragment[];
  readonly tools: readonly ToolLink[];
  readonly guides: readonly GuideLink[];
  readonly articles: readonly PageLink[];
  readonly services: readonly PageLink[];
  readonly pages: readonly PageLink[];
}

/** Names of pages, one below the other. */
function Names({ pages }: { readonly pages: readonly PageLink[] }) {
  return (
    <ul css={names}>
      {pages.map(
        ({ title: text, path }) =>
          path && (
            <li key={path}>
              <Link to={path}>{text}</Link>
            </li>
          ),
      )}
    </ul>
  );
}

/** Every page of the site by kind: what the search is where no script runs. */
export function AllPages(props: AllPagesProps) {
  const { heading, kinds, countries, tools, guides, articles, services, pages } = props;
  return (
    <section css={section} aria-labelledby="all-pages" data-all-pages="">
      <h2 id="all-pages" css={title}>
        {heading}
      </h2>
      <div css={stamps}>
        <h3>{kinds.country}</h3>
        <StampSheet countries={countries} columns={countries.length} pathOf={({ path }) => path} />
      </div>
      <h3>{kinds.tool}</h3>
      <ToolTickets tools={tools} />
      <div css={pair}>
        <div>
          <h3>{kinds.guide}</h3>
          <GuideCards guides={guides} />
        </div>
        <div>
          <h3>{kinds.article}</h3>
          <StepList steps={articles} />
        </div>
      </div>
      <div css={lists}>
        <div>
          <h3>{kinds.service}</h3>
          <Names pages={services} />
        </div>
        <div>
          <h3>{kinds.page}</h3>
          <Names pages={pages} />
        </div>
      </div>
    </section>
  );
}
