import { css } from "@emotion/react";
import compareWords from "../../content/words/compare.json";
import { fill } from "../lib/fill";
import { colour, font, phone, radius, size, space } from "../theme/tokens";
import { arrowIn } from "../ui/fields/control-style";
import { RemoveButton } from "../ui/links/remove-button";
import { fineHoles, Perforated } from "../ui/motifs/perforated";
import { Picture } from "../ui/pictures/picture";
import type { CompareCountry } from "./country-values";

const words = compareWords.compare;

const paper = css(fineHoles);
const picture = css({ height: "var(--picture)" });
const line = css({ display: "flex", alignItems: "center", minHeight: size.target });
const choice = css(arrowIn(colour.heading), {
  flex: "1 1 auto",
  minWidth: 0,
  minHeight: size.target,
  padding: `0 22px 0 ${space[1]}`,
  border: 0,
  borderRadius: radius.button,
  backgroundColor: colour.surface,
  backgroundPosition: `right 4px center`,
  color: colour.heading,
  font: `800 clamp(1.125rem, 0.6rem + 1.2vw, 1.5rem)/1.2 ${font.heading}`,
  "&:hover": { textDecoration: "underline" },
  "&:focus-visible": { outlineOffset: "-3px" },
  /* Two choices in a bar say it there. */
  [phone]: { display: "none" },
});
const nameOnly = css({ display: "none", [phone]: { display: "inline" } });
const remove = css({ [phone]: { display: "none" } });

interface ChosenStampProps {
  readonly country: CompareCountry;
  readonly all: readonly CompareCountry[];
  readonly onPut: (slug: string) => void;
  readonly onRemove: () => void;
}

/** A chosen country over its column: a stamp with its name in the paper, where another can be put into its place. */
export function ChosenStamp({ country, all, onPut, onRemove }: ChosenStampProps) {
  const { slug, name, image } = country;
  return (
    <Perforated css={paper}>
      <Picture
        css={picture}
        file={image}
        alt=""
        sizes="(min-width: 64em) 450px, (min-width: 40em) 45vw, 1px"
      />
      <div css={line}>
        <span css={nameOnly}>{name}</span>
        <select
          css={choice}
          aria-label={fill(words.chooseName, { name })}
          value={slug}
          onChange={(event) => onPut(event.target.value)}
        >
          {all.map((one) => (
            <option key={one.slug} value={one.slug}>
              {one.name}
            </option>
          ))}
        </select>
        <RemoveButton css={remove} label={fill(words.remove, { name })} onClick={onRemove} />
      </div>
    </Perforated>
  );
}
