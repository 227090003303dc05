import { css } from "@emotion/react";
import { graphql, Link } from "gatsby";
import { sized } from "../theme/lettering";
import { colour, font, from, rule, space, type } from "../theme/tokens";
import { above, filling, grid, row, target, tracks } from "../ui/layout/primitives";
import { PhoneLink } from "../ui/links/phone-link";

const line = css({
  paddingBlock: space[2],
  borderTop: rule.dashed,
  "& > a, & > span": { ...target, color: colour.heading, fontWeight: 700 },
  b: {
    display: "block",
    color: colour.heading,
    font: `800 ${type.h3}/1.3 ${font.heading}`,
    a: { color: "inherit" },
  },
  small: { display: "block", color: colour.muted, fontSize: type.small },
  breakInside: "avoid",
  [from.tablet]: { ...grid([0, 5], "12rem 1"), alignItems: "center", small: { gridColumn: 2 } },
  [from.wide]: { gridTemplateColumns: tracks("10rem 1") },
});

interface CountryLinesProps {
  readonly name: string;
  readonly lines: readonly Queries.CountryLineFragment[];
  readonly foot?: string;
}

/** An amount per country: the name links to its details on the English page, a figure to its record in the register. */
export function CountryLines({ name, lines, foot }: CountryLinesProps) {
  return (
    <div>
      <ul
        css={{ borderBottom: rule.dashed, [from.wide]: { columns: 2, columnGap: space[8] } }}
        aria-label={name}
      >
        {lines.map(({ path, name: country, amount, fact, note: more }) => (
          <li key={country} css={line}>
            {path ? (
              <Link to={path} hrefLang="en">
                {country}
                <span className="visually-hidden">: {name}</span>
              </Link>
            ) : (
              <span>{country}</span>
            )}
            {fact || more ? (
              <b>
                {fact ? (
                  <Link to={`/figures#${fact}`} hrefLang="en">
                    {amount}
                  </Link>
                ) : (
                  amount
                )}
              </b>
            ) : (
              <p>{amount}</p>
            )}
            {more && <small>{more}</small>}
          </li>
        ))}
      </ul>
      {foot && (
        <p css={{ ...above(2), ...sized("small"), color: colour.muted }} data-rate="">
          {foot}
        </p>
      )}
    </div>
  );
}

const list = css({
  ...grid([0, 8], filling("19rem")),
  marginTop: space[3],
  li: { ...row([0, 4], "space-between"), borderTop: rule.dashed },
  a: target,
});

interface OfficeLinesProps {
  readonly since: string;
  readonly name: string;
  readonly offices: readonly (Queries.OfficeLineFragment & { readonly name: string })[];
}

export function OfficeLines({ since, name, offices }: OfficeLinesProps) {
  return (
    <div>
      <p>{since}</p>
      <ul css={list} aria-label={name}>
        {offices.map(({ id, contact, name: city }) => (
          <li key={id}>
            <Link to={`/contact#branch-${id}`} hrefLang="en">
              {city}
            </Link>
            <PhoneLink phone={contact}>
              <bdi dir="ltr">{contact}</bdi>
            </PhoneLink>
          </li>
        ))}
      </ul>
    </div>
  );
}

export const query = graphql`
  fragment CountryLine on ParentsLine { path name amount fact note }
  fragment OfficeLine on Branch { id: jsonId branch contact }
`;
