import { css } from "@emotion/react";
import { graphql, Link } from "gatsby";
import { rule, space } from "../theme/tokens";
import { filling, grid, row, target } from "../ui/layout/primitives";
import { PhoneLink } from "../ui/links/phone-link";

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
  fragment OfficeLine on Branch { id: jsonId branch contact }
`;
