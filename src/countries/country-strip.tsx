import { css } from "@emotion/react";
import words from "../../content/words/countries.json";
import { fill } from "../lib/fill";
import { from, space, type } from "../theme/tokens";
import { perforation, StampGrid } from "../ui/cards/stamp-grid";
import { grid, onlyFrom } from "../ui/layout/primitives";
import { Section } from "../ui/layout/section";
import { Perforated } from "../ui/motifs/perforated";
import { Picture } from "../ui/pictures/picture";
import { inSentence } from "./in-sentence";

const head = css({
  ...grid(5, "64px 1"),
  alignItems: "center",
  marginBottom: space[5],
  [from.tablet]: { gridTemplateColumns: "112px minmax(0, 1fr)", gap: space[5], marginBottom: space[8] },
  h2: { fontSize: type.proseH2 },
  p: { marginTop: space[2], maxWidth: "34em", lineHeight: 1.45 },
});

interface CountryStripProps {
  readonly country: Queries.CountryStampFragment;
  readonly countries: readonly Queries.CountryStampFragment[];
}

/** Of wide windows: in narrow ones the countries stand as plates above the institutions. */
export function CountryStrip({ country, countries }: CountryStripProps) {
  const others = countries.filter(({ slug }) => slug !== country.slug);
  if (others.length === 0) return null;
  return (
    <Section ground="states" labelledBy="others" css={onlyFrom("desktop")}>
      <div css={head}>
        <Perforated css={[perforation, { transform: "rotate(-3deg)" }]}>
          <Picture file={country.stamp} alt="" sizes="112px" />
        </Perforated>
        <div>
          <h2 id="others">{fill(words.others, { name: inSentence(country.name) })}</h2>
          <p>{words.othersText}</p>
        </div>
      </div>
      <StampGrid
        countries={others}
        pathOf={({ slug }) => `/compare?c=${country.slug},${slug}`}
        more={fill(words.compared, { name: inSentence(country.name) })}
      />
    </Section>
  );
}
