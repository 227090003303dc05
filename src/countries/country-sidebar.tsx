import { css } from "@emotion/react";
import { graphql, Link } from "gatsby";
import words from "../../content/words/countries.json";
import { fill } from "../lib/fill";
import { lettering } from "../theme/lettering";
import { colour, font, from, rule, space, type } from "../theme/tokens";
import { foldStyle } from "../ui/folds/fold-style";
import { below, filling, grid, inkLink, lineOf, tag } from "../ui/layout/primitives";

const list = css(grid([0, 5], { base: filling("9rem"), desktop: "1", wide: ["auto auto", [0, 2]] }));
const link = css({
  ...lineOf("48px"),
  gap: space[2],
  ...inkLink,
  fontSize: type.small,
  fontWeight: 600,
  lineHeight: 1.2,
  "&[aria-current]": { color: colour.current },
  [from.desktop]: { minHeight: "32px" },
});
const plate = css({
  ...tag,
  flex: "0 0 28px",
  paddingInline: 0,
  "[aria-current] > &": { borderColor: colour.action, background: colour.action, color: colour.onDark },
});

const fold = css(foldStyle, {
  borderBlock: rule.tear,
  "& > summary": { ...lettering.name },
  [from.desktop]: { display: "none" },
});

interface CountrySidebarProps {
  readonly countries: readonly Queries.CountrySidebarFragment[];
  readonly currentPath: string;
  readonly isFold?: boolean;
}

export function CountrySidebar({ countries, currentPath, isFold = false }: CountrySidebarProps) {
  const links = (
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
  );
  if (isFold)
    return (
      <details css={fold} data-print="no">
        <summary>{words.otherCountries}</summary>
        <nav aria-label={words.otherCountries}>{links}</nav>
      </details>
    );
  return (
    <nav aria-labelledby="countries">
      <h2 id="countries" css={{ ...below(2), font: `700 ${type.h3}/1.2 ${font.heading}` }}>
        {fill(words.sidebar, { count: countries.length })}
      </h2>
      {links}
    </nav>
  );
}

export const query = graphql`
  fragment CountrySidebar on Country {
    name code path
  }
`;
