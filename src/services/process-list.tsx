import { css } from "@emotion/react";
import { graphql, Link } from "gatsby";
import { useId } from "react";
import reading from "../../content/words/reading.json";
import { lettering } from "../theme/lettering";
import { colour, from, rule, space, type, withHover } from "../theme/tokens";
import { grid, numberRing } from "../ui/layout/primitives";

const list = css({
  marginTop: space[3],
  li: { position: "relative" },
  "li:not(:last-child)::after": {
    content: '""',
    position: "absolute",
    top: "calc(50% + 20px)",
    bottom: "calc(-50% + 20px)",
    left: "16px",
    borderLeft: rule.route,
  },
  [from.desktop]: {
    display: "grid",
    gridAutoFlow: "column",
    gridAutoColumns: "minmax(0, 1fr)",
    // The space between two steps is inside the first one, so that its line ends there too.
    "li:not(:last-child) a": { paddingRight: space[4] },
    "li:not(:last-child)::after": {
      inset: `33px ${space[1]} auto 44px`,
      borderTop: rule.route,
      borderLeft: 0,
    },
  },
});
const link = css({
  ...grid([0, 4], "36px 1"),
  alignItems: "center",
  minHeight: "68px",
  ...lettering.firm,
  lineHeight: 1.3,
  textDecoration: "none",
  [withHover]: { "&:hover": { color: colour.link, textDecoration: "underline" } },
  small: lettering.under,
  [from.desktop]: {
    gridTemplateColumns: "minmax(0, 1fr)",
    alignContent: "start",
    rowGap: space[3],
    paddingBlock: space[4],
  },
});
const numeral = css(numberRing, { background: colour.surface });

/** The seven steps of the process as a route with their usual time, each a link to its article (docs/decisions.md, "Pages"). */
export function ProcessList({ steps }: { readonly steps: readonly Queries.ProcessListFragment[] }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} css={{ ...lettering.large, [from.desktop]: { fontSize: type.proseH2 } }}>
        {reading.process}
      </h2>
      <ol css={list}>
        {steps.map(({ title, path, time: usual }, index) => (
          <li key={path}>
            <Link to={path} css={link}>
              <span css={numeral} aria-hidden="true">
                {index + 1}
              </span>
              <span>
                {title} <small>{usual}</small>
              </span>
            </Link>
          </li>
        ))}
      </ol>
    </section>
  );
}

export const query = graphql`
  fragment ProcessList on Step {
    title path time
  }
`;
