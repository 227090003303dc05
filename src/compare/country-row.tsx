import { css } from "@emotion/react";
import { Link } from "gatsby";
import { useId, useMemo } from "react";
import countriesWords from "../../content/words/countries.json";
import type { Answers } from "../star/answers";
import { colour, font, from, radius, space, type } from "../theme/tokens";
import { fineHoles, Perforated } from "../ui/motifs/perforated";
import { Picture } from "../ui/pictures/picture";
import { CountryStub } from "./country-stub";
import { type CompareCountry, importantRows, passRows, rowValue } from "./country-values";
import type { MoneyWriter } from "./reasons";
import { ValueText } from "./value-text";

/** Phones on which two values stand side by side: there the stub is torn off already, and stands beside the name. */
const PHONE = "@media (min-width: 22em) and (max-width: 39.99em)";

const STUB = "var(--stub, 140px)";

const pass = css({
  display: "grid",
  gridTemplateColumns: "44px minmax(0, 1fr)",
  gap: `${space[2]} ${space[3]}`,
  padding: `${space[3]} ${space[4]} 0`,
  borderRadius: radius.card,
  background: colour.surface,
  breakInside: "avoid",
  /* A notch at both ends of the line along which the stub is torn off. */
  maskImage: ["0", "100%"]
    .map((side) => `radial-gradient(circle 9px at ${side} calc(100% - 52px), transparent 97%, #000)`)
    .join(", "),
  maskComposite: "intersect",
  /* Clear of the heads when the keyboard comes to it. */
  "a, button, input": { scrollMarginTop: space[14] },
  [from.desktop]: {
    gridTemplateColumns: `96px minmax(0, 4fr) minmax(0, 17fr) ${STUB}`,
    gap: `0 ${space[4]}`,
    minHeight: "var(--row, 140px)",
    padding: `0 0 0 ${space[4]}`,
    maskImage: ["0", "100%"]
      .map((edge) => `radial-gradient(circle 9px at calc(100% - ${STUB}) ${edge}, transparent 97%, #000)`)
      .join(", "),
  },
  [from.wide]: {
    "--stub": "160px",
    gridTemplateColumns: `104px minmax(0, 43fr) minmax(0, 170fr) ${STUB}`,
  },
  [PHONE]: { gridTemplateColumns: "44px minmax(0, 1fr) auto", rowGap: space[1], maskImage: "none" },
  "@media print": { maskImage: "none" },
});
const perforation = css({
  ...fineHoles,
  alignSelf: "start",
  [from.desktop]: { alignSelf: "center", marginBlock: space[2] },
});
const named = css({
  [PHONE]: { display: "contents" },
  [from.desktop]: { alignSelf: "start", paddingBlock: `13px ${space[2]}` },
});
const heading = css({
  font: `800 1.375rem/1.1 ${font.heading}`,
  [from.desktop]: { fontSize: "1.6875rem" },
  a: { color: colour.heading, textDecoration: "none" },
  "a:hover": { textDecoration: "underline" },
  [PHONE]: { gridArea: "1 / 2", alignSelf: "center" },
});
const reason = css({
  [PHONE]: { gridColumn: "1 / -1" },
  fontSize: type.small,
  lineHeight: 1.3,
  overflowWrap: "anywhere",
  textWrap: "balance",
});
const values = css({
  gridColumn: "1 / -1",
  display: "grid",
  /* One column where the text is large. */
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 8.5rem), 1fr))",
  gap: "1px",
  background: colour.line,
  borderTop: `1px solid ${colour.line}`,
  "& > div": { padding: `6px ${space[2]} 6px 0`, background: colour.surface },
  /* Two beside each other on a phone, all of them on a tablet: the first begins where the stamp does. */
  [PHONE]: {
    gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, max(8.5rem, 34%)), 1fr))",
    "& > div": { paddingRight: space[1] },
    "& > div:nth-of-type(even)": { paddingLeft: space[3] },
    /* A range with its lakh in one line. */
    "dd a > span": { fontSize: "1.125rem" },
  },
  "@media (min-width: 40em) and (max-width: 63.99em)": { "& > div + div": { paddingLeft: space[3] } },
  /* What limits a value goes on in its line. */
  "@media not all and (min-width: 64em)": {
    "dd > span:not(:first-of-type)": { display: "inline" },
    "dd > :is(span:not(:first-of-type), [data-said]) + span::before": { content: '" · "' },
  },
  "& > [data-important]": { background: colour.awards },
  /* In the first column its ground reaches to the card's edge. */
  "@media (max-width: 39.99em)": {
    "& > [data-important]:nth-of-type(odd)": { boxShadow: `-${space[4]} 0 ${colour.awards}` },
  },
  dt: { color: colour.muted, fontSize: type.small, fontWeight: 600, lineHeight: 1.3, textWrap: "balance" },
  dd: { lineHeight: 1.35 },
  [from.desktop]: {
    gridColumn: "auto",
    gridTemplateColumns: "minmax(0, 10fr) minmax(0, 11fr) minmax(0, 9fr) minmax(0, 9fr)",
    gap: 0,
    border: 0,
    background: "none",
    "--value": "1.4375rem",
    "& > div": {
      padding: `${space[4]} ${space[2]} ${space[3]} ${space[3]}`,
      borderLeft: `1px solid ${colour.line}`,
    },
    dt: { paddingBottom: "6px" },
  },
});
const stub = css({ [PHONE]: { gridArea: "1 / 3" } });
const { rows } = countriesWords.panel;

interface CountryRowProps {
  readonly country: CompareCountry;
  readonly answers: Answers;
  readonly reason: string | undefined;
  readonly money: MoneyWriter;
  readonly isChosen: boolean;
  readonly canChoose: boolean;
  readonly onChoose: (isChosen: boolean) => void;
}

export function CountryRow({
  country,
  answers,
  reason: why,
  money,
  isChosen,
  canChoose,
  onChoose,
}: CountryRowProps) {
  const id = useId();
  const { name, path, stamp } = country;
  const { f: finished, p: important } = answers;
  // The same elements again where an answer changes nothing in them: React passes them over.
  const picture = useMemo(
    () => (
      <Perforated css={perforation}>
        <Picture file={stamp} alt="" sizes="(min-width: 77em) 104px, (min-width: 64em) 86px, 36px" />
      </Perforated>
    ),
    [stamp],
  );
  const figures = useMemo(
    () => (
      <dl css={values}>
        {passRows.map((row) => (
          <div key={row} data-important={importantRows[important].includes(row) ? "" : undefined}>
            <dt>{rows[row]}</dt>
            <dd>
              <ValueText
                value={rowValue(country, row, finished)}
                money={money}
                row={rows[row]}
                country={country.name}
                noted="short"
              />
            </dd>
          </div>
        ))}
      </dl>
    ),
    [country, finished, important, money],
  );
  return (
    <article css={pass} aria-labelledby={id} data-country={country.slug}>
      {picture}
      <div css={named}>
        <h3 id={id} css={heading}>
          <Link to={path}>{name}</Link>
        </h3>
        {why && <p css={reason}>{why}</p>}
      </div>
      {figures}
      <CountryStub
        css={stub}
        country={country}
        isChosen={isChosen}
        canChoose={canChoose}
        onChoose={onChoose}
      />
    </article>
  );
}
