import { colour, font, from, phase, phone, size, space, type } from "../theme/tokens";
import { inLine, plateStyle, TITLE, WIDE } from "./piece-style";

const hidden = (field: string, values: readonly string[]) =>
  values
    .map(
      (value) =>
        `.awards:has([name="${field}"][value="${value}"]:checked) .award:not([data-${field}~="${value}"])`,
    )
    .join(", ");

/** Who may choose what; a browser that cannot hide shows the whole list, and no choice. */
const choice = `
.awards-choice { display: flex; flex-wrap: wrap; gap: ${space[4]} ${space[8]}; padding: ${space[5]} clamp(12px, 3vw, 28px); background: ${colour.awards}; }
.awards-choice fieldset { flex: none; display: flex; flex-wrap: wrap; max-width: 100%; min-width: 0; margin: 0; padding: 0; border: 0; }
.awards-choice legend { padding: 0 0 ${space[2]}; color: ${colour.heading}; font: 700 ${type.small}/1.3 ${font.text}; }
.awards-choice label { position: relative; display: grid; place-items: center; min-height: ${size.target}; margin: 0 -1px -1px 0; padding: 0 clamp(7px, 1.5vw, 16px);
  border: 1px solid ${colour.heading}; color: ${colour.heading}; font: 600 ${type.text}/1.2 ${font.text}; cursor: pointer; }
.awards-choice label:has(:checked) { background: ${colour.heading}; color: ${colour.onDark}; }
.awards-choice label:has(:focus-visible) { z-index: 1; outline: 3px solid ${colour.focus}; outline-offset: 2px; }
.awards-choice input { position: absolute; inset: 0; margin: 0; opacity: 0; cursor: pointer; }
.awards-choice.awards-choice > p { flex: 1 0 100%; margin: 0; color: ${colour.muted}; font-size: ${type.small}; line-height: 1.45; }
.awards > :is(.awards-bachelor, .awards-left) { display: none; margin: 0; padding: ${space[4]} 0; color: ${colour.heading}; font-weight: 600; line-height: 1.45; }
.awards-left b::before { content: counter(award); }
${hidden("citizens", ["india", "nepal", "other"])}, ${hidden("levels", ["bachelor", "master", "doctorate"])} { display: none; }
.awards:has([value="bachelor"]:checked) .awards-bachelor, .awards:has(.awards-choice :checked:not([value="any"])) .awards-left { display: block; }
@supports not selector(:has(*)) { .awards-choice { display: none; } }
@media (forced-colors: active) { .awards-choice label:has(:checked) { background: Highlight; color: HighlightText; forced-color-adjust: none; } }
@media print { .awards-choice { display: none; } }`;

/** Programmes as rows: the country's plate in a column of its own, the name, four answers, one sentence. What has no answers stands back. */
export const awardsStyle = inLine(`
.awards.awards.awards { ${WIDE} counter-reset: award; }
${choice}
${plateStyle(".award")}
.award { position: relative; counter-increment: award; padding: ${space[6]} 0 ${space[6]} 56px; border-bottom: 1px dashed ${colour.line}; break-inside: avoid; }
.award.award h3 { ${TITLE} margin: 0; font-size: 1.5rem; }
.award h3 code { position: absolute; top: ${space[6]}; left: 0; width: 44px; padding: 0; }
.award.award ul { display: grid; grid-template-columns: minmax(0, 1fr); gap: ${space[3]} ${space[7]}; margin-top: ${space[4]}; }
.award.award ul > li { margin: 0; padding: 0; color: ${colour.heading}; font-size: ${type.text}; line-height: 1.4; text-wrap: pretty; }
.award.award ul > li::before { display: none; }
.award.award li > strong:first-child { margin-bottom: 2px; color: ${colour.muted}; font-size: ${type.small}; font-weight: 500; }
.award li:nth-child(3) .fact { font: 800 1.625rem/1.05 ${font.heading}; text-decoration-thickness: 2px; }
.award.award li:last-child:nth-child(4) { color: ${colour.muted}; }
.award del { text-decoration-thickness: 1px; }
.award del .fact { font-weight: 400; }
.award.award > p { max-width: 36em; margin: ${space[4]} 0 0; padding-left: ${space[4]}; border-left: 4px solid ${phase.plan}; font-size: ${type.text}; line-height: 1.45; }
${phone} {
.award.award ul { margin-left: -56px; }
.award .fact.fact.fact { white-space: normal; }
.award.award ul > li { display: flow-root; padding-left: 108px; }
.award.award li > strong:first-child { float: left; width: 100px; margin-left: -108px; line-height: inherit; }
.award.award:has(ul) > p { margin-left: -56px; }
}
.award.award:not(:has(ul)) h3 { font-size: 1.1875rem; }
.award:not(:has(ul)) code { background: none; box-shadow: inset 0 0 0 1px ${colour.heading}; color: ${colour.heading}; }
.award.award:not(:has(ul)) > p { margin-top: ${space[2]}; padding: 0; border: 0; color: ${colour.muted}; }
${from.tablet} {
.award { padding-left: 72px; }
.award del { white-space: nowrap; }
.award.award li > strong:first-child { display: block; }
.award.award ul { grid-template-columns: repeat(2, minmax(0, 1fr)); }
}`);
