import { css } from "@emotion/react";
import { graphql, Link } from "gatsby";
import { useId } from "react";
import { colour, size, space } from "../theme/tokens";

const shelf = css({
  marginTop: space[14],
  paddingBlock: space[6],
  borderBlock: `2px dashed ${colour.line}`,
  ul: {
    display: "grid",
    gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 15rem), 1fr))",
    columnGap: space[6],
    marginTop: space[2],
  },
  a: { display: "flex", alignItems: "center", minHeight: size.target, fontWeight: 600 },
});

interface GuideLinksProps {
  readonly words: Queries.HomeServicesFragment["services"]["guides"];
  readonly guides: readonly Queries.GuideLinkFragment[];
}

/** The guides, for those who would rather read than ask. */
export function GuideLinks({ words: { heading, intro }, guides }: GuideLinksProps) {
  const id = useId();
  if (guides.length === 0) return null;
  return (
    <section css={shelf} aria-labelledby={id}>
      <h3 id={id}>{heading}</h3>
      <p>{intro}</p>
      <ul>
        {guides.map(({ path, navTitle }) => (
          <li key={path}>
            <Link to={path}>{navTitle}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

export const query = graphql`
  fragment GuideLink on Guide {
    path
    navTitle
  }
`;
