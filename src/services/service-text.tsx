import { css } from "@emotion/react";
import { graphql, Link } from "gatsby";
import { useId } from "react";
import reading from "../../content/words/reading.json";
import { required } from "../lib/required";
import { Prose } from "../reading/prose";
import type { TextChapter } from "../reading/text-chapters";
import { lettering } from "../theme/lettering";
import { colour, from, phone, rule, shadow, space, type, upright, withHover } from "../theme/tokens";
import { grid, numberRing } from "../ui/layout/primitives";
import { rowPart } from "../ui/layout/row-flow";
import { Picture } from "../ui/pictures/picture";

const rowStyle = css(rowPart, {
  "& > h2": { fontSize: type.proseH2, lineHeight: 1.04, textWrap: "balance" },
  "& > div > p:first-of-type": { fontSize: "inherit", lineHeight: "inherit" },
  "& > div > :first-child": { marginTop: "0 !important" },
  "& > div > .table": { maxWidth: "none" },
  // The chapter's own line is enough.
  "& > div .rows ul": { borderBlock: 0 },
  // On tablets in portrait the drawing stands beside its chapter.
  [upright]: {
    "&:has(> [data-print=no])": {
      ...grid([4, 8], "1 220px"),
      gridTemplateRows: "auto 1fr",
      "& > :not([data-print])": { gridColumn: 1 },
      "& > [data-print]": { gridArea: "1 / 2 / span 2", marginTop: space[2], img: { aspectRatio: "auto" } },
    },
  },
  [from.desktop]: {
    gridTemplateRows: "auto 1fr",
    "& > div:first-of-type": { gridColumn: 2, gridRow: "1 / span 2" },
  },
});
const print = css({
  // Hidden on phones, which have no room for it.
  [phone]: { display: "none" },
  marginTop: space[5],
  border: `8px solid ${colour.surface}`,
  boxShadow: shadow.card,
  img: { aspectRatio: "21 / 9", objectFit: "cover" },
  [from.desktop]: { marginTop: space[2], img: { aspectRatio: "auto" } },
});

interface TextRowsProps {
  readonly chapters: readonly TextChapter[];
  readonly pictures: readonly Queries.TextPictureFragment[];
}

/** Chapters as rows; a chapter's drawing is below its heading, and phones have no room for it. */
export function TextRows({ chapters, pictures }: TextRowsProps) {
  return chapters.map(({ id, heading, parts }) => {
    const placed = parts.find(({ slot }) => slot === "Picture");
    const picture = pictures.find(({ name }) => name === placed?.of);
    return (
      <section key={id} css={rowStyle} aria-label={heading}>
        <h2 id={id}>{heading}</h2>
        <Prose html={parts.map(({ html }) => html).join("")} />
        {picture && (
          <div css={print} data-print="no">
            <Picture
              file={required(picture.image, "content/images")}
              alt={picture.alt}
              sizes="(min-width: 77em) 248px, (min-width: 64em) 208px, (min-width: 48em) 204px, calc(90vw - 16px)"
            />
          </div>
        )}
      </section>
    );
  });
}

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
