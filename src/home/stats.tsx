import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { fill } from "../lib/fill";
import { useCompany } from "../lib/hooks/use-company";
import { colour, font, from, space, type } from "../theme/tokens";
import { Container } from "../ui/layout/container";
import { grid, stack } from "../ui/layout/primitives";

/** Half-discs of the band's own colour, 24 px apart. */
const scallop = (centre: string) =>
  ({
    content: '""',
    position: "absolute",
    insetInline: 0,
    height: "8px",
    background: `radial-gradient(circle 12px at 12px ${centre}, ${colour.band} 96%, transparent) 0 0 / 24px 100% repeat-x`,
  }) as const;

const DIVIDER = `2px dashed ${colour.onBright}`;

const band = css({
  position: "relative",
  marginBlock: "8px",
  paddingBlock: space[5],
  [from.desktop]: { paddingBlock: `${space[11]} ${space[8]}` },
  background: colour.band,
  color: colour.onBright,
  "&::before": { ...scallop("12px"), bottom: "100%" },
  "&::after": { ...scallop("-4px"), top: "100%" },
});
/** Phones: a row for each, number left, label right; the smallest have the number above. */
const list = css({
  ...stack(4),
  [from.tablet]: {
    gridTemplateColumns: "none",
    gridAutoFlow: "column",
    gridAutoColumns: "minmax(0, 1fr)",
    gap: space[8],
  },
});
const stat = css({
  ...grid(4, { phone: "min(52vw, 13rem) 1" }),
  alignItems: "center",
  "& + &": { paddingTop: space[4], borderTop: DIVIDER },
  [from.tablet]: { ...stack([3, 4]), alignContent: "start", "& + &": { paddingTop: 0, borderTop: 0 } },
  [from.desktop]: { paddingBlock: space[2], "& + &": { paddingLeft: space[8], borderLeft: DIVIDER } },
  dt: { fontWeight: 600, lineHeight: 1.2, [from.desktop]: { fontSize: type.intro } },
  dd: {
    order: -1,
    font: `800 ${type.stat}/0.8 ${font.heading}`,
    letterSpacing: "-0.03em",
    [from.tablet]: { fontSize: type.title },
    [from.desktop]: { fontSize: type.stat },
  },
});

export function Stats({ home: { stats, statsHeading } }: { readonly home: Queries.HomeStatsFragment }) {
  const { name: company } = useCompany();
  return (
    <section id="stats" aria-labelledby="stats-name" css={band}>
      <Container>
        <h2 id="stats-name" className="visually-hidden">
          {fill(statsHeading, { company })}
        </h2>
        <dl css={list}>
          {stats.map(({ count, title }) => (
            <div key={title} css={stat}>
              <dt>{title}</dt>
              <dd>{count.value}</dd>
            </div>
          ))}
        </dl>
      </Container>
    </section>
  );
}

export const query = graphql`
  fragment HomeStats on Home {
    statsHeading
    stats {
      title
      count { value }
    }
  }
`;
