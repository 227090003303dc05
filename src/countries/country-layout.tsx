import { css } from "@emotion/react";
import { graphql, Link } from "gatsby";
import type { ReactNode } from "react";
import words from "../../content/words/countries.json";
import { fill } from "../lib/fill";
import { lettering } from "../theme/lettering";
import { colour, font, from, largeText, size, space, type } from "../theme/tokens";
import { Container } from "../ui/layout/container";
import { below, grid, inkLink, lineOf, onlyBelow, stack, tag, target } from "../ui/layout/primitives";
import { inSentence } from "./in-sentence";

const gridStyle = css({
  ...stack(11),
  paddingBlock: `${space[8]} ${space.section}`,
  [from.desktop]: { gridTemplateColumns: "minmax(0, 1fr) 216px", columnGap: "40px", paddingTop: space[16] },
  [from.wide]: { gridTemplateColumns: "minmax(0, 1fr) 264px", columnGap: space[16] },
});
const column = css({
  // Keeps focused controls below the sticky bar of chapters.
  "& :is(a, button, summary)": { scrollMarginTop: "32px" },
  ...stack(11),
  alignContent: "start",
  [from.desktop]: { gap: space[16] },
});
const staying = { position: "sticky", top: "104px", alignSelf: "start" } as const;
/** Stays beside the text in windows that are as high as it is. */
const side = css({
  ...stack(5),
  alignContent: "start",
  "@media (min-width: 64em) and (min-height: 47em)": staying,
  "@media (min-width: 77em) and (min-height: 37em)": staying,
});

interface CountryLayoutProps {
  readonly country: { readonly path: string; readonly near: readonly Queries.CountrySidebarFragment[] };
  /** What stands over the list of countries in wide windows. */
  readonly ticket?: ReactNode;
  /** To compare with others; wide windows have their stamps at the page's end. */
  readonly compared?: { readonly slug: string; readonly name: string };
  readonly children: ReactNode;
}

export function CountryLayout({ country, ticket, compared, children }: CountryLayoutProps) {
  return (
    <Container>
      <div css={gridStyle}>
        <div css={column}>{children}</div>
        <div css={side} data-print="no">
          {ticket}
          <CountrySidebar countries={country.near} currentPath={country.path} />
          {compared && (
            <Link to={`/compare?c=${compared.slug}`} css={[target, onlyBelow("desktop"), lettering.strong]}>
              {fill(words.compareWith, { name: inSentence(compared.name) })}
            </Link>
          )}
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
    ...lineOf("30px"),
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
