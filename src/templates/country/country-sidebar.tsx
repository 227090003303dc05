import { css } from "@emotion/react";
import { graphql, Link } from "gatsby";
import { useId } from "react";
import { colour, font, from, radius, space } from "../../theme/tokens";
import { fill } from "../../words/fill";

const heading = css({ fontSize: "1.5rem", marginBottom: space[3] });
const list = css({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 9rem), 1fr))",
  columnGap: space[5],
  [from.desktop]: { gridTemplateColumns: "minmax(0, 1fr)" },
});
const link = css({
  display: "flex",
  alignItems: "center",
  gap: space[4],
  minHeight: "48px",
  borderTop: `1px dashed ${colour.line}`,
  color: colour.heading,
  fontWeight: 600,
  textDecoration: "none",
  "&:hover": { color: colour.link },
  "&[aria-current]": { color: colour.current },
});
const plate = css({
  flex: "0 0 44px",
  padding: "5px 0 3px",
  border: `1px solid ${colour.heading}`,
  borderRadius: radius.button,
  color: colour.heading,
  font: `800 0.875rem/1.2 ${font.heading}`,
  textAlign: "center",
  "[aria-current] > &": { borderColor: colour.action, background: colour.action, color: colour.onDark },
});

interface CountrySidebarProps {
  readonly countries: readonly Queries.CountrySidebarFragment[];
  readonly currentPath: string;
  readonly words: Queries.CountryWordsFragment;
}

/** The countries with a guide, the present one marked. */
export function CountrySidebar({ countries, currentPath, words }: CountrySidebarProps) {
  const id = useId();
  return (
    <nav aria-labelledby={id} data-sidebar="countries">
      <h2 id={id} css={heading}>
        {fill(words.sidebar, { count: words.numbers[countries.length] ?? countries.length })}
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
    name
    code
    path
  }
  fragment CountryWords on WordsCountry {
    sidebar
    numbers
    learnMore
  }
`;
