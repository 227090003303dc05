import { css } from "@emotion/react";
import { required } from "../lib/required";
import { Prose } from "../reading/prose";
import type { TextChapter } from "../reading/text-chapters";
import { colour, from, phone, shadow, space, type, upright } from "../theme/tokens";
import { grid } from "../ui/layout/primitives";
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
