import { css } from "@emotion/react";
import { graphql, Link } from "gatsby";
import type { ReactNode } from "react";
import words from "../../content/words/countries.json";
import { fill } from "../lib/fill";
import { colour, font, from, largeText, lowWindow, size, space, type } from "../theme/tokens";
import { Container } from "../ui/layout/container";
import { below, grid, inkLink, lineOf, stack, tag } from "../ui/layout/primitives";

const gridStyle = css({
  ...stack(16),
  paddingBlock: `${space[8]} ${space.section}`,
  [from.desktop]: { gridTemplateColumns: "minmax(0, 1fr) 216px", columnGap: "40px", paddingTop: space[16] },
  [from.wide]: { gridTemplateColumns: "minmax(0, 1fr) 264px", columnGap: space[16] },
});
const column = css({
  // Keeps focused controls below the sticky bar of chapters.
  "& :is(a, button, summary)": { scrollMarginTop: "32px" },
  ...stack(16),
  alignContent: "start",
  [from.desktop]: { gap: space[24] },
});
const side = css({
  ...stack(5),
  alignContent: "start",
  // In a low window both lists scroll by themselves, so that the countries stay within reach.
  [from.desktop]: {
    position: "sticky",
    top: "104px",
    alignSelf: "start",
    maxHeight: "calc(100vh - 120px)",
    overflowY: "auto",
    overscrollBehavior: "contain",
  },
  [lowWindow]: { position: "static", maxHeight: "none" },
});

interface CountryLayoutProps {
  readonly country: { readonly path: string; readonly near: readonly Queries.CountrySidebarFragment[] };
  /** What stands over the list of countries in wide windows. */
  readonly ticket?: ReactNode;
  readonly children: ReactNode;
}

export function CountryLayout({ country, ticket, children }: CountryLayoutProps) {
  return (
    <Container>
      <div css={gridStyle}>
        <div css={column}>{children}</div>
        <div css={side} data-print="no">
          {ticket}
          <CountrySidebar countries={country.near} currentPath={country.path} />
        </div>
      </div>
    </Container>
  );
}

/** Below 1024 px one row or two, each code above its name. */
const list = css(
  grid(1, { base: 4, phone: 5, tablet: 10, desktop: ["1", [0, 5]], wide: ["auto auto", [0, 2]] }),
  { [largeText]: { gridTemplateColumns: "minmax(0, 1fr)" } },
);
const link = css({
  ...stack(1),
  justifyItems: "center",
  alignContent: "start",
  minHeight: size.target,
  paddingBlock: space[1],
  ...inkLink,
  font: `700 ${type.small}/1.1 ${font.heading}`,
  textAlign: "center",
  "&[aria-current]": { color: colour.current, textDecoration: "underline" },
  [from.desktop]: {
    ...lineOf("32px"),
    gap: space[2],
    paddingBlock: 0,
    font: `600 ${type.small}/1.2 ${font.text}`,
    textAlign: "start",
    "&[aria-current]": { textDecoration: "none" },
  },
});
const plate = css({
  ...tag,
  flex: "0 0 28px",
  width: "28px",
  paddingInline: 0,
  "[aria-current] > &": { borderColor: colour.action, background: colour.action, color: colour.onDark },
});

interface CountrySidebarProps {
  readonly countries: readonly Queries.CountrySidebarFragment[];
  readonly currentPath: string;
}

/** The guides' countries: beside the text in wide windows, otherwise at its end. */
function CountrySidebar({ countries, currentPath }: CountrySidebarProps) {
  return (
    <nav aria-labelledby="countries">
      <h2 id="countries" css={{ ...below(2), font: `700 ${type.h3}/1.2 ${font.heading}` }}>
        {fill(words.sidebar, { count: countries.length })}
      </h2>
      <ul css={list}>
        {countries.map(({ name, code, path }) => (
          <li key={path}>
            <Link to={path} css={link} aria-current={path === currentPath ? "page" : undefined}>
              <span css={plate} aria-hidden="true">
                {code}
              </span>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

export const query = graphql`
  fragment CountrySidebar on Country {
    name code path
  }
`;
