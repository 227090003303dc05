import { css } from "@emotion/react";
import { graphql, Link } from "gatsby";
import countriesWords from "../../content/words/countries.json";
import { fill } from "../lib/fill";
import { colour, font, from, radius, rule, space, type } from "../theme/tokens";
import { foldStyle } from "../ui/folds/fold-style";

const heading = css({ marginBottom: space[2], font: `700 ${type.h3}/1.2 ${font.heading}` });
const list = css({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 9rem), 1fr))",
  columnGap: space[5],
  [from.desktop]: { gridTemplateColumns: "minmax(0, 1fr)" },
  [from.wide]: { gridTemplateColumns: "repeat(2, auto)", columnGap: space[2] },
});
const link = css({
  display: "flex",
  alignItems: "center",
  gap: space[2],
  minHeight: "48px",
  color: colour.heading,
  fontSize: type.small,
  fontWeight: 600,
  lineHeight: 1.2,
  textDecoration: "none",
  "&:hover": { color: colour.link },
  "&[aria-current]": { color: colour.current },
  [from.desktop]: { minHeight: "32px" },
});
const plate = css({
  flex: "0 0 28px",
  padding: "4px 0 2px",
  border: `1px solid ${colour.heading}`,
  borderRadius: radius.button,
  color: colour.heading,
  font: `800 ${type.small}/1.2 ${font.heading}`,
  textAlign: "center",
  "[aria-current] > &": { borderColor: colour.action, background: colour.action, color: colour.onDark },
});

const fold = css(foldStyle, {
  borderBlock: rule.tear,
  "& > summary": { color: colour.heading, font: `700 ${type.article}/1.2 ${font.heading}` },
  [from.desktop]: { display: "none" },
});

const { country: words } = countriesWords;

interface CountrySidebarProps {
  readonly id: string;
  readonly countries: readonly Queries.CountrySidebarFragment[];
  readonly currentPath: string;
  /** Where the list has no room beside the text: shut, and at the end. */
  readonly isFold?: boolean;
}

export function CountrySidebar({ id, countries, currentPath, isFold = false }: CountrySidebarProps) {
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
    <nav aria-labelledby={id} data-sidebar="countries">
      <h2 id={id} css={heading}>
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
