import { css } from "@emotion/react";
import { graphql, Link } from "gatsby";
import { useId } from "react";
import { colour, shadow, space, type } from "../../theme/tokens";
import { grid, target } from "../../ui/layout/primitives";
import { LineIcon } from "../../ui/motifs/icon";

const slip = css({
  marginTop: space[8],
  padding: `${space[5]} ${space[5]} ${space[3]}`,
  background: colour.awards,
  boxShadow: shadow.card,
  h2: { fontSize: type.fact },
  ul: { marginTop: space[3] },
  li: {
    ...grid(3, "20px 1"),
    paddingBlock: space[3],
    borderBottom: `1px dashed ${colour.muted}`,
    color: colour.heading,
    lineHeight: 1.35,
  },
  svg: { marginTop: "2px", color: colour.tag },
  a: { ...target, fontWeight: 600 },
});

interface BringListProps {
  readonly bring: Queries.BringListFragment;
}

export function BringList({ bring: { heading, items, link } }: BringListProps) {
  const id = useId();
  return (
    <section css={slip} aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      <ul>
        {items.map((item) => (
          <li key={item}>
            <LineIcon path="M4 12.600l5.400 5.400L20 6" size={20} />
            {item}
          </li>
        ))}
      </ul>
      <Link to={link.path}>{link.label}</Link>
    </section>
  );
}

export const query = graphql`
  fragment BringList on PageBring {
    heading items
    link { label path }
  }
`;
