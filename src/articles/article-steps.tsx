import { css } from "@emotion/react";
import { graphql, Link } from "gatsby";
import readingWords from "../../content/words/reading.json";
import { fill } from "../lib/fill";
import { titled } from "../theme/lettering";
import { colour, font, phase, radius, rule, space, type } from "../theme/tokens";
import { above, coverLink, disc, grid, paper, quietLink, row } from "../ui/layout/primitives";
import { Icon } from "../ui/motifs/icon";

const line = css({
  ...row([1, 3]),
  color: colour.heading,
  lineHeight: 1.4,
  b: {
    padding: `${space[1]} ${space[3]}`,
    borderRadius: radius.button,
    font: `800 ${type.article}/1.2 ${font.heading}`,
  },
});
/** The steps as rings, filled up to the current one. Decorative: the line and the list say the same. */
const way = css({
  display: "flex",
  flex: "1 1 17rem",
  maxWidth: "32rem",
  li: { display: "flex", alignItems: "center" },
  "li + li": { flex: 1 },
  "li + li::before": { content: '""', flex: 1, borderTop: `2px dashed ${colour.accent}` },
  b: { ...disc("32px"), border: rule.ink, background: colour.page, ...titled("text", 800, 1) },
  "[data-at='-1'] b": { background: colour.heading, color: colour.surface },
  "[data-at='0'] b": {
    borderColor: colour.page,
    background: colour.current,
    color: colour.onDark,
    boxShadow: `0 0 0 2px ${colour.current}`,
  },
});
const turn = css({
  position: "relative",
  ...grid(4, "1 24px"),
  alignItems: "center",
  padding: `${space[5]} ${space[5]}`,
  ...paper,
  color: colour.accent,
  span: { display: "block", color: colour.muted, fontSize: type.small, fontWeight: 600 },
});
const link = css(coverLink, { ...titled("h3", 700, 1.15), ...quietLink });

export interface StepsProps {
  readonly steps: readonly Queries.ArticleStepFragment[];
  readonly currentPath: string;
}

/** The number of an article's step and its usual time; renders nothing for an article that is not a step. */
export function StepLine({ steps, currentPath }: StepsProps) {
  const { postmarks, article } = readingWords;
  const index = steps.findIndex(({ path }) => path === currentPath);
  const step = steps[index];
  if (!step) return null;
  return (
    <div css={[row([4, 8]), above(5)]}>
      <p css={line}>
        <b style={{ background: phase[step.phase] }}>
          {fill(postmarks.step, { step: index + 1, steps: steps.length })}
        </b>{" "}
        {fill(article.time, { time: step.time })}
      </p>
      <ol css={way} aria-hidden="true">
        {steps.map(({ path }, at) => (
          <li key={path} data-at={Math.sign(at - index)}>
            <b>{at + 1}</b>
          </li>
        ))}
      </ol>
    </div>
  );
}

export function StepTurn({ steps, currentPath }: StepsProps) {
  const index = steps.findIndex(({ path }) => path === currentPath);
  const next = index < 0 ? undefined : steps[index + 1];
  if (!next) return null;
  return (
    <div css={turn} data-turn="">
      <p>
        <span>{readingWords.article.next}</span>
        <Link to={next.path} css={link}>
          {next.title}
        </Link>
      </p>
      <Icon name="right" />
    </div>
  );
}

export const query = graphql`
  fragment ArticleStep on Step {
    title path time phase
  }
`;
