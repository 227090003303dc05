import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { fill } from "../lib/fill";
import { keptDays } from "../lib/kept-days";
import { lettering } from "../theme/lettering";
import { colour, from, rule, space } from "../theme/tokens";
import { Container } from "../ui/layout/container";
import { disc, grid, paper, stack } from "../ui/layout/primitives";
import { LineIcon } from "../ui/motifs/icon";

const DRAWINGS = {
  sent: "M4 20l1-5L16 4l4 4L9 19zM13.500 6.500l4 4",
  goes: "M3 6h18v12H3zM3 7l9 6 9-6",
  kept: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M12 7v5l4 2",
} as const;
const STOPS = ["sent", "goes", "kept"] as const;

const list = css({
  ...stack(),
  marginTop: `-${space[16]}`,
  ...paper,
  li: { position: "relative", ...grid([0, 4], "56px 1"), padding: `${space[5]} ${space[5]} 0` },
  "li:last-of-type": { paddingBottom: space[5] },
  "li:not(:last-of-type)::before": {
    content: '""',
    position: "absolute",
    inset: `${space[8]} auto -${space[8]} 46.5px`,
    borderLeft: rule.route,
  },
  [from.desktop]: {
    gridTemplateColumns: "repeat(3, minmax(0, 1fr))",
    paddingBlock: space[4],
    li: {
      gridTemplateColumns: "minmax(0, 1fr)",
      alignContent: "start",
      rowGap: space[4],
      padding: `${space[5]} ${space[8]}`,
    },
    "li:last-of-type": { paddingBottom: space[5] },
    "li:not(:last-of-type)::before": {
      inset: `50.5px 0 auto ${space[8]}`,
      borderLeft: 0,
      borderTop: rule.route,
    },
  },
});
const ring = css({
  position: "relative",
  ...disc("56px"),
  background: colour.heading,
  color: colour.surface,
});
const stopText = css({ marginTop: space[2], maxWidth: "26em", lineHeight: 1.5 });

export function MessageRoute({ route }: { readonly route: Queries.MessageRouteFragment }) {
  return (
    <Container>
      <ol css={list} data-print="bare">
        {STOPS.map((stop) => (
          <li key={stop}>
            <span css={ring}>
              <LineIcon path={DRAWINGS[stop]} size={30} />
            </span>
            <div>
              <p css={lettering.figure}>{route[stop].heading}</p>
              <p css={stopText}>{fill(route[stop].text, { days: keptDays.delivered })}</p>
            </div>
          </li>
        ))}
      </ol>
    </Container>
  );
}

export const query = graphql`
  fragment MessageRoute on TrustRoute {
    sent { heading text }
    goes { heading text }
    kept { heading text }
  }
`;
