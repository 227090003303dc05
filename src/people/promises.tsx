import { css } from "@emotion/react";
import { graphql, Link } from "gatsby";
import { colour, font, rule, size, space, type } from "../theme/tokens";
import { ends, grid, paper, quietLink } from "../ui/layout/primitives";
import { Section } from "../ui/layout/section";

const words = css({
  padding: `${space[5]} clamp(16px, 2.2vw, ${space[5]})`,
  h3: { fontSize: type.fact, lineHeight: 1.1 },
  p: { marginTop: space[3], fontSize: type.text, lineHeight: 1.5 },
});
const proof = css({
  ...ends(3),
  minHeight: size.target,
  padding: `${space[3]} ${space[5]}`,
  borderTop: rule.tear,
  font: `700 ${type.text}/1.25 ${font.text}`,
  ...quietLink,
  "&::after": { content: '"\\2192" / ""', color: colour.accent, fontSize: type.article },
});

export function Promises({ heading, intro, items }: Queries.PromisesFragment) {
  return (
    <Section ground="states" labelledBy="promises" heading={heading} intro={intro}>
      <ul css={grid(5, { tablet: [3, 4], desktop: [3, 8] })}>
        {items.map(({ title, text, label, path }) => (
          <li key={title} css={{ ...paper, display: "grid", gridTemplateRows: "minmax(0, 1fr) auto" }}>
            <div css={words}>
              <h3>{title}</h3>
              <p>{text}</p>
            </div>
            <Link to={path} css={proof}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}

export const query = graphql`
  fragment Promises on PagePromises {
    heading intro
    items { title text label path }
  }
`;
