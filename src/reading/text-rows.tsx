import { css } from "@emotion/react";
import { required } from "../lib/required";
import { colour, from, phone, shadow, space, type } from "../theme/tokens";
import { rowPart } from "../ui/layout/row-flow";
import { Picture } from "../ui/pictures/picture";
import type { PictureFile } from "../ui/pictures/picture-data";
import { Prose } from "./prose";

const row = css(rowPart, {
  "& > h2": { fontSize: type.proseH2, lineHeight: 1.04, textWrap: "balance" },
  "& > div > p:first-of-type": { fontSize: "inherit", lineHeight: "inherit" },
  "& > div > :first-child": { marginTop: "0 !important" },
  "& > div > .table": { maxWidth: "none" },
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
  [from.desktop]: { marginTop: space[2] },
});

interface Spot {
  readonly ends: string;
  readonly alt: string;
  readonly image: PictureFile | null;
}

interface TextRowsProps {
  readonly chapters: readonly Pick<Queries.BodyPart, "chapter" | "heading" | "html">[];
  /** Drawings by chapter: below the heading, on phones below the text. */
  readonly spots?: readonly Spot[];
}

export function TextRows({ chapters, spots = [] }: TextRowsProps) {
  return chapters.map(({ chapter: id, heading, html }) => {
    const spot = spots.find(({ ends }) => ends === heading);
    return (
      <section key={id} css={row} aria-label={heading ?? undefined}>
        <h2 id={id ?? undefined}>{heading}</h2>
        <Prose html={html} />
        {spot && (
          <div css={print}>
            <Picture
              file={required(spot.image, "content/images")}
              alt={spot.alt}
              sizes="(min-width: 77em) 248px, (min-width: 64em) 208px, calc(90vw - 16px)"
            />
          </div>
        )}
      </section>
    );
  });
}
