import { colour, font, from, space, type } from "../theme/tokens";

/** Drawn by the browser as round dots. */
const DOTS = `3px dotted ${colour.accent}`;

/** A drawing on a field of 24 x 24, in white on a coloured ring. */
const ring = (path: string, ground: string) =>
  `url("data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="#fff" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round"><path d="${path}"/></svg>`,
  )}") center / 24px no-repeat ${ground}`;

const LIST = `
.flow { padding: ${space[6]} ${space[5]} ${space[2]}; background: ${colour.states}; break-inside: avoid; }
.flow figcaption { color: ${colour.heading}; font: 800 1.375rem/1.15 ${font.heading}; }
.flow.flow ol { padding-top: ${space[5]}; }
.flow.flow li { min-height: 44px; padding: 0 0 ${space[5]} 60px; color: ${colour.text}; font-size: ${type.text};
  line-height: 1.45; }
.flow.flow ol > li::before { top: 0; content: attr(data-label); background: ${colour.surface}; }
.flow.flow li:not(:last-of-type)::after { top: 44px; bottom: 0; left: 20.5px; border-left: ${DOTS}; }
.flow.flow ol > .flow-end::before { content: ""; }
.flow.flow ol > .flow-yes::before { border-color: ${colour.tag}; background: ${ring("M5 12.5l4.500 4.500L19 7", colour.tag)}; }
.flow.flow ol > .flow-no::before {
  background: ${ring("M5 19V9a5 5 0 0 1 10 0v7M10.500 12.500 15 17l4.500-4.500", colour.heading)}; }
.flow strong { display: block; margin-bottom: ${space[1]}; font: 700 1.3125rem/1.15 ${font.heading}; }
`;

/** Columns along a dotted line, which parts at a fork and at the end. The line runs behind the rings. */
const COLUMNS = `
.flow.flow.flow { max-width: none; padding: ${space[6]} ${space[7]} ${space[4]}; }
.flow.flow ol { display: grid; grid-template-columns: var(--tracks); padding-top: ${space[6]}; }
.flow.flow li { grid-column: var(--column); grid-row: var(--row); padding: 56px ${space[4]} ${space[6]} 0;
  font-size: ${type.small}; line-height: 1.4; overflow-wrap: break-word; }
.flow.flow li.flow-stop { grid-row: 1 / span 2; }
.flow.flow strong::before { content: ""; position: absolute; inset: 20.5px 0 auto; border-top: ${DOTS}; }
.flow.flow li:last-of-type strong::before, .flow.flow .flow-last strong::before { display: none; }
.flow.flow .flow-under strong::before { inset-inline: 10px; }
.flow.flow li.flow-stop:nth-child(n)::after { display: none; }
.flow.flow .flow-branch { padding-left: 34px; }
.flow.flow .flow-end { min-height: 84px; padding: 9px 0 ${space[5]} 92px; }
.flow.flow .flow-branch { padding-right: 26px; }
.flow.flow ol > .flow-branch::before, .flow.flow ol > .flow-end::before { left: 34px; z-index: 1; }
.flow.flow .flow-yes strong::before { right: auto; left: 3px; width: 31px; }
.flow.flow li.flow-branch:nth-child(n)::after { content: ""; position: absolute; inset: 22px 10px 0; border: 0;
  border-inline: ${DOTS}; }
.flow.flow li.flow-end:nth-child(n)::after { content: ""; position: absolute; inset: 26px auto 0 10px; width: 24px;
  border: 0; border-left: ${DOTS}; }
.flow.flow li.flow-under:nth-child(n)::after { top: 0; }
.flow.flow li.flow-last:nth-child(n)::after { bottom: auto; height: 23.5px; border-bottom: ${DOTS};
  border-radius: 0 0 14px 14px; }
.flow.flow li.flow-no:nth-child(n)::after { border-radius: 0 0 0 14px; }
.flow.flow .flow-source { padding-left: 0; }
.flow.flow ol > .flow-source::before { left: 0; }
.flow.flow li.flow-source:nth-child(n)::after { left: 22px; border-left: 0; border-bottom-left-radius: 0; }
`;

/** Stands in the text, after the prose's own styles and as specific: few texts have a flow. */
export const flowStyle = `${LIST}${from.wide} {${COLUMNS}}`.replace(/\s+/g, " ").trim();
