import { css } from "@emotion/react";
import { graphql, Link } from "gatsby";
import { coverLink } from "../../components/links/cover-link";
import { Icon } from "../../components/motifs/icon";
import { colour, font, from, phase, radius, shadow, space, type } from "../../theme/tokens";
import { fill } from "../../words/fill";
import { useWords } from "../../words/use-words";

const place = css({ marginTop: space[6] });
const line = css({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${space[1]} ${space[3]}`,
  color: colour.heading,
  lineHeight: 1.4,
  b: {
    padding: `${space[1]} ${space[3]}`,
    borderRadius: radius.button,
    font: `800 1.1875rem/1.2 ${font.heading}`,
  },
});
/** The way, as rings: what is behind is filled. It only draws what the line above says. */
const way = css({
  display: "grid",
  gridAutoFlow: "column",
  gridAutoColumns: "minmax(0, 1fr)",
  marginTop: space[5],
  li: { position: "relative", paddingRight: space[3], lineHeight: 1.3 },
  "li + li::before": {
    content: '""',
    position: "absolute",
    top: "21px",
    right: "100%",
    width: "100%",
    borderTop: `2px dashed ${colour.accent}`,
  },
  b: {
    position: "relative",
    zIndex: 1,
    display: "grid",
    placeItems: "center",
    width: "min(44px, 100%)",
    aspectRatio: "1",
    marginBottom: space[2],
    border: `2px solid ${colour.heading}`,
    borderRadius: "50%",
    background: colour.page,
    font: `800 1.125rem/1 ${font.heading}`,
  },
  span: { display: "none", [from.desktop]: { display: "block" } },
  "[data-at='-1'] b": { background: colour.heading, color: colour.onDark },
  "[data-at='0']": {
    color: colour.current,
    b: {
      borderColor: colour.page,
      background: colour.current,
      color: colour.onDark,
      boxShadow: "0 0 0 2px",
    },
  },
});
const pair = css({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[4],
  [from.tablet]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
  "& > li": {
    position: "relative",
    display: "grid",
    gridTemplateColumns: "24px minmax(0, 1fr)",
    alignItems: "center",
    gap: space[4],
    minHeight: "88px",
    padding: `${space[3]} ${space[5]}`,
    borderRadius: radius.card,
    background: colour.surface,
    boxShadow: shadow.card,
    color: colour.accent,
  },
  span: { display: "block", color: colour.muted, fontSize: type.small, fontWeight: 600 },
});
const onward = css({
  "&&": { gridTemplateColumns: "minmax(0, 1fr) 24px", [from.tablet]: { gridColumn: 2 } },
});
const link = css(coverLink, {
  color: colour.heading,
  font: `700 1.3125rem/1.15 ${font.heading}`,
  textDecoration: "none",
  "&:hover": { textDecoration: "underline", textUnderlineOffset: "4px" },
});

type Steps = readonly Queries.ArticleStepFragment[];

export interface StepsProps {
  readonly steps: Steps;
  readonly currentPath: string;
  readonly words: Queries.ArticleWordsFragment;
}

/** Which step an article is, and how long it usually takes; nothing for an article that is no step. */
export function StepLine({ steps, currentPath, words }: StepsProps) {
  const { postmarks } = useWords();
  const index = steps.findIndex(({ path }) => path === currentPath);
  const step = steps[index];
  if (!step) return null;
  return (
    <div css={place}>
      <p css={line} data-step="">
        <b style={{ background: phase[step.phase] }}>
          {fill(postmarks.step, { step: index + 1, steps: steps.length })}
        </b>{" "}
        {fill(words.time, { time: step.time })}
      </p>
      <ol css={way} aria-hidden="true">
        {steps.map(({ path, title }, at) => (
          <li key={path} data-at={Math.sign(at - index)}>
            <b>{at + 1}</b>
            <span>{title}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** The step before an article's and the one after it. */
export function StepTurn({ steps, currentPath, words }: StepsProps) {
  const index = steps.findIndex(({ path }) => path === currentPath);
  if (index < 0) return null;
  const before = steps[index - 1];
  const after = steps[index + 1];
  return (
    <ul css={pair} data-turn="">
      {before && (
        <li>
          <Icon name="left" />
          <div>
            <span>{words.previous}</span>
            <Link to={before.path} css={link}>
              {before.title}
            </Link>
          </div>
        </li>
      )}
      {after && (
        <li css={onward}>
          <div>
            <span>{words.next}</span>
            <Link to={after.path} css={link}>
              {after.title}
            </Link>
          </div>
          <Icon name="right" />
        </li>
      )}
    </ul>
  );
}

export const query = graphql`
  fragment ArticleStep on Step {
    title
    path
    time
    phase
  }
  fragment ArticleWords on WordsArticle {
    time
    previous
    next
  }
`;
