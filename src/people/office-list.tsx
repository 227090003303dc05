import { css } from "@emotion/react";
import { graphql, Link } from "gatsby";
import { useId } from "react";
import { Container } from "../components/layout/container";
import { SectionHeading } from "../components/layout/section-heading";
import { colour, font, from, largeText, size, space } from "../theme/tokens";

const place = css({ paddingBlock: space.section });
const list = css({
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",

  gap: `${space[6]} ${space[5]}`,
  [largeText]: { gridTemplateColumns: "minmax(0, 1fr)" },
  [from.desktop]: { gridTemplateColumns: "repeat(4, minmax(0, 1fr))", gap: space[7] },
  h3: { paddingBottom: space[2], borderBottom: `2px solid ${colour.heading}` },
});
const city = css({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  minHeight: size.target,
  borderBottom: `1px dashed ${colour.line}`,
  color: colour.heading,
  fontWeight: 600,
  textDecoration: "none",
  "&:hover": { color: colour.link, textDecoration: "underline" },
  "&::after": { content: '"\\2192" / ""', color: colour.accent, font: `800 1.125rem/1 ${font.heading}` },
});

interface OfficeListProps {
  readonly heading: string;
  readonly intro: string;
  readonly branches: readonly Queries.OfficeListFragment[];
}

/** The offices by country, each a link to its card on the contact page. */
export function OfficeList({ heading, intro, branches }: OfficeListProps) {
  const id = useId();
  const countries = [...new Set(branches.map(({ country }) => country))];
  return (
    <section css={place} aria-labelledby={id}>
      <Container>
        <SectionHeading id={id} heading={heading} intro={intro} />
        <ul css={list} data-offices="">
          {countries.map((name) => (
            <li key={name}>
              <h3>{name}</h3>
              <ul>
                {branches
                  .filter(({ country }) => country === name)
                  .map((branch) => (
                    <li key={branch.id}>
                      <Link to={`/contact#branch-${branch.id}`} css={city}>
                        {branch.branch}
                      </Link>
                    </li>
                  ))}
              </ul>
            </li>
          ))}
        </ul>
      </Container>
    </section>
  );
}

export const query = graphql`
  fragment OfficeList on Branch {
    id: jsonId
    branch
    country
  }
`;
