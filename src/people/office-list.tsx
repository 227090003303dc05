import { css } from "@emotion/react";
import { graphql, Link } from "gatsby";
import { useId } from "react";
import { Container } from "../components/layout/container";
import { SectionHeading } from "../components/layout/section-heading";
import { colour, font, from, largeText, shadow, size, space, type } from "../theme/tokens";

const place = css({ paddingBlock: space.section });
const list = css({
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",

  gap: `${space[6]} ${space[5]}`,
  [largeText]: { gridTemplateColumns: "minmax(0, 1fr)" },
  [from.desktop]: {
    gridTemplateColumns: "repeat(4, minmax(0, 1fr))",
    gap: `${space[7]} ${space[5]}`,
    /* A country takes as many columns as it has offices, four at most. */
    "& > li": { gridColumn: "span var(--offices)" },
    "& ul": { display: "grid", gridTemplateColumns: "repeat(var(--offices), minmax(0, 1fr))", gap: space[5] },
  },
  h3: { paddingBottom: space[2] },
});
const city = css({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  minHeight: size.target,
  borderBottom: `1px dashed ${colour.line}`,
  [from.desktop]: {
    minHeight: space[20],
    paddingInline: space[5],
    border: 0,
    "@media (forced-colors: active)": { border: "2px solid ButtonText" },
    background: colour.surface,
    boxShadow: shadow.card,
    font: `800 ${type.fact}/1.1 ${font.heading}`,
  },
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
  const officesOf = (name: string) => branches.filter(({ country }) => country === name);
  return (
    <section css={place} aria-labelledby={id}>
      <Container>
        <SectionHeading id={id} heading={heading} intro={intro} />
        <ul css={list} data-offices="">
          {countries.map((name) => (
            <li key={name} style={{ "--offices": Math.min(officesOf(name).length, 4) }}>
              <h3>{name}</h3>
              <ul>
                {officesOf(name).map((branch) => (
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
