import { colour, from, shadow, space, type } from "../theme/tokens";
import { inLine, plateStyle, TITLE, WIDE } from "./piece-style";

/** Where titles stand beside their texts: the column of the titles, and its distance. */
const BESIDE = "--beside: 232px; --apart: 28px;";

const beside = (piece: string) => `
.${piece}.${piece} ul > li { padding-left: var(--beside); }
.${piece}.${piece} li > strong:first-child { float: left; width: calc(var(--beside) - var(--apart)); margin-left: calc(0px - var(--beside)); }`;

/** A list as rows: the title at left, what is said of it at right. A country's code stands before the title. */
export const rowsStyle = inLine(`
.rows.rows.rows { ${WIDE} }
.rows.rows ul { border-block: 2px dashed ${colour.line}; }
.rows.rows ul > li { position: relative; display: flow-root; margin: 0; padding: ${space[4]} 0; font-size: ${type.text}; line-height: 1.5;
  break-inside: avoid; }
.rows.rows li + li { border-top: 1px dashed ${colour.line}; }
.rows.rows ul > li::before { display: none; }
.rows.rows li > strong:first-child { ${TITLE} margin-bottom: ${space[2]}; }
${plateStyle(".rows")}
.rows.rows li > code { position: absolute; top: 14px; right: 0; }
.rows.rows li:has(> code) > strong:first-child { padding-right: 56px; }
.rows.rows.rows + .note { margin-top: ${space[8]}; }
${from.tablet} {
.rows.rows { ${BESIDE} }
.rows.rows:has(code) { --beside: 292px; }
${beside("rows")}
.rows.rows li > strong:first-child { margin-bottom: 0; }
.rows.rows li:has(> code) > strong:first-child { padding: 0 0 0 58px; }
.rows.rows li > code { left: 0; right: auto; width: 44px; padding: 0; }
}`);

/** How long each step of a scale is drawn: the last one fills it. */
const LENGTHS = ["18%", "46%", "73%"]
  .map((width, index) => `.scale.scale ul > li:nth-child(${index + 1}) { --long: ${width}; }`)
  .join("\n");

/** A list as a scale from short to long: each title is a length, drawn as a bar. */
export const scaleStyle = inLine(`
.scale.scale.scale { ${WIDE} padding: ${space[2]} clamp(20px, 4vw, 36px); background: ${colour.surface}; box-shadow: ${shadow.card}; break-inside: avoid; }
.scale.scale ul > li { display: flow-root; margin: 0; padding: ${space[5]} 0; font-size: ${type.text}; line-height: 1.5; }
.scale.scale li + li { border-top: 1px dashed ${colour.line}; }
.scale.scale li > strong:first-child { ${TITLE} font-size: ${type.fact}; color: ${colour.current}; }
.scale.scale ul > li::before { position: static; display: block; width: var(--long); height: 14px; margin-bottom: ${space[4]}; border: 0; border-radius: 7px;
  background: ${colour.band}; }
${LENGTHS}
.scale.scale ul > li:last-child { --long: 100%; }
${from.tablet} {
.scale.scale { ${BESIDE} }
${beside("scale")}
.scale.scale li > strong:first-child { margin-top: -32px; }
}`);
