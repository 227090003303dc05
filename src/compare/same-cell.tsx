import { css } from "@emotion/react";
import compareWords from "../../content/words/compare.json";
import { colour, font, from, space, type } from "../theme/tokens";
import { ExternalLink } from "../ui/links/external-link";
import type { CompareCountry, RowValue } from "./country-values";
import type { SameRow } from "./same-row";

const band = css({
  display: "grid",
  gap: `${space[1]} ${space[5]}`,
  b: { color: colour.heading, font: `800 1.375rem/1.2 ${font.heading}` },
  "b::first-letter": { textTransform: "uppercase" },
  [from.desktop]: { gridTemplateColumns: "auto minmax(0, 1fr) auto", alignItems: "baseline" },
});
const statement = css({ display: "block" });
const notes = css({ fontSize: type.small, lineHeight: 1.4 });
const links = css({
  display: "flex",
  flexWrap: "wrap",
  gap: `0 ${space[4]}`,
  fontSize: type.small,
  fontWeight: 700,
  a: { display: "inline-flex", alignItems: "center", minHeight: "28px" },
});

interface SameCellProps {
  readonly same: SameRow;
  readonly cells: readonly { readonly country: CompareCountry; readonly value: RowValue | undefined }[];
}

export function SameCell({ same, cells }: SameCellProps) {
  return (
    <div css={band}>
      <b css={statement}>
        {[same.statement, same.last.join(` ${compareWords.compare.or} `)].filter(Boolean).join(" ")}
      </b>
      <p css={notes}>
        {cells
          .flatMap(({ country, value }) => (value?.note ? `${country.name}: ${value.note}` : []))
          .join("; ")}
      </p>
      <div css={links}>
        {cells.map(
          ({ country, value }) =>
            value?.link && (
              <ExternalLink key={country.slug} href={value.link.link}>
                {country.name}
              </ExternalLink>
            ),
        )}
      </div>
    </div>
  );
}
