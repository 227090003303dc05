import { colour, font, from, phone, shadow, space, type } from "../../../theme/tokens";

/** A drawing on a field of 24 x 24, in white on a coloured disc. */
const disc = (path: string, ground: string) =>
  `url("data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="#fff" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round"><path d="${path}"/></svg>`,
  )}") center / 18px no-repeat ${ground}`;

const TICK = "M5 12.5l4.500 4.500L19 7";
const TURN_BACK = "M5 19V9a5 5 0 0 1 10 0v7M10.500 12.500 15 17l4.500-4.500";

/** One line, for a style element in the text. */
const inLine = (styles: string) => styles.replace(/\s+/g, " ").trim();

/** As wide as the column of the text. */
const WIDE = `max-width: none; margin-top: ${space[5]};`;

/** The first words of an item as its title. */
const TITLE = `display: block; color: ${colour.heading}; font: 800 ${type.h3}/1.15 ${font.heading}; text-wrap: balance;`;

const plateStyle = (piece: string) =>
  `${piece} code { display: inline-grid; place-items: center; min-width: 40px; height: 28px; padding: 0 6px; background: ${colour.dark};
  color: ${colour.onDark}; font: 800 ${type.text}/1 ${font.heading}; vertical-align: 2px; }`;

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
.rows.rows { --beside: 232px; --apart: 28px; }
.rows.rows:has(code) { --beside: 292px; }
.rows.rows ul > li { padding-left: var(--beside); }
.rows.rows li > strong:first-child { float: left; width: calc(var(--beside) - var(--apart)); margin-left: calc(0px - var(--beside)); }
.rows.rows li > strong:first-child { margin-bottom: 0; }
.rows.rows li:has(> code) > strong:first-child { padding: 0 0 0 58px; }
.rows.rows li > code { left: 0; right: auto; width: 44px; padding: 0; }
}`);

/** A list of kinds of institution, two or three: each a door with what it leads to, in rows. */
export const doorsStyle = inLine(`
.doors.doors.doors { ${WIDE} margin-bottom: 36px; }
.doors > ul { --label: min(6.2em, 30vw); display: grid; grid-template-columns: minmax(0, 1fr); gap: ${space[4]}; }
.doors.doors li { margin: 0; padding: ${space[2]} 0 ${space[2]} var(--label); border-top: 1px dashed ${colour.line}; }
.doors.doors li::before { display: none; }
.doors li li > strong { display: inline-block; min-width: var(--label); margin: 0 -.25em 0 calc(-1 * var(--label)); padding-right: 6px; }
.doors.doors > ul > li { --wall: ${colour.dark}; padding: 6px ${space[4]} ${space[4]}; border: 0; box-shadow: ${shadow.card};
  background: linear-gradient(var(--wall) 6px, ${colour.surface} 0);
  font-size: ${type.small}; line-height: 1.45; break-inside: avoid; }
.doors.doors > ul > :nth-child(2) { --wall: ${colour.link}; }
.doors.doors > ul > :nth-child(3) { --wall: ${colour.current}; }
.doors > ul > li > strong { ${TITLE} margin-block: ${space[4]} ${space[3]}; }
${from.tablet} {
.doors.doors > ul > li { padding-top: 92px;
  background: url(/door.svg) 50% 12px / auto 80px no-repeat, linear-gradient(var(--wall) 92px, ${colour.surface} 0); }
.doors > ul { grid-template-columns: none; grid-auto-flow: column; grid-auto-columns: minmax(0, 1fr); }
.doors.doors:has(> ul > :nth-child(3)) li li { padding-left: 0; }
.doors:has(> ul > :nth-child(3)) li li > strong { display: block; margin: 0; }
}`);

/** Two texts side by side: the one to leave, dashed, and the one to prefer. */
export const pairStyle = inLine(`
.pair.pair.pair { ${WIDE} }
.pair.pair ul { display: grid; gap: ${space[4]}; }
.pair.pair ul > li { margin: 0; padding: ${space[5]}; border: 2px solid transparent; background: ${colour.surface}; box-shadow: ${shadow.card};
  line-height: 1.5; break-inside: avoid; }
.pair.pair ul > li:first-child { background: none; border: 2px dashed ${colour.muted}; box-shadow: none; }
.pair.pair li > strong:first-child { ${TITLE} margin-bottom: ${space[3]}; padding: 3px 0 ${space[3]} 40px; border-bottom: 2px dashed ${colour.line}; }
.pair.pair ul > li::before { top: ${space[5]}; left: ${space[5]}; width: 28px; height: 28px; border: 0; background: ${disc(TICK, colour.tag)}; }
.pair.pair ul > li:first-child::before { background: ${disc(TURN_BACK, colour.heading)}; }
${from.tablet} { .pair.pair ul { grid-template-columns: repeat(2, minmax(0, 1fr)); } }`);

/** What to beware of, on a ground of its own; in two columns where they are even. */
export const signsStyle = inLine(`
.signs.signs.signs + .note { margin-top: ${space[8]}; }
.signs.signs { padding: ${space[3]} ${space[5]}; background: ${colour.awards}; break-inside: avoid; }
.signs.signs.signs:has(li:last-child:nth-child(even)) { ${WIDE} }
.signs.signs ul > li { margin: 0; padding: ${space[4]} 0; padding-inline-start: 44px; font-size: ${type.text}; line-height: 1.45; }
.signs.signs li + li { border-top: 1px dashed ${colour.muted}; }
.signs.signs ul > li::before { top: 14px; inset-inline-start: 0; width: 28px; height: 28px; border: 0; background: ${disc(TURN_BACK, colour.current)}; }
${from.wide} {
.signs.signs ul:has(> :last-child:nth-child(even)) { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); column-gap: ${space[8]}; }
.signs.signs ul:has(> :last-child:nth-child(even)) > li:nth-child(2) { border-top: 0; }
}`);

/** A part that opens on request, as every fold of the site. */
export const moreStyle = inLine(`
.more { border-block: 2px dashed ${colour.line}; }
.more > summary { display: flex; align-items: center; justify-content: space-between; gap: ${space[4]}; min-height: 56px;
  padding-block: ${space[3]}; color: ${colour.heading}; font: 700 ${type.h3}/1.2 ${font.heading}; list-style: none; cursor: pointer; }
.more > summary::-webkit-details-marker { display: none; }
.more > summary::after { content: ""; flex: none; width: 9px; height: 9px; margin-right: 4px; border: solid ${colour.link};
  border-width: 0 2px 2px 0; transform: translateY(-2px) rotate(45deg); }
.more[open] > summary::after { transform: translateY(2px) rotate(225deg); }
.more > summary:hover { text-decoration: underline ${colour.link} 2px; }
.more > div { padding-bottom: ${space[5]}; }`);

export const checklistStyle = inLine(`
.checklist.checklist { padding: ${space[2]} ${space[5]}; background: ${colour.surface}; box-shadow: ${shadow.card};
  border-top: 6px solid ${colour.tag}; break-inside: avoid; }
.checklist.checklist ul > li { margin: 0; padding: ${space[3]} 0; padding-inline-start: 36px; line-height: 1.45; }
.checklist.checklist li + li { border-top: 1px dashed ${colour.line}; }
.checklist.checklist ul > li::before { top: 16px; inset-inline-start: 0; width: 18px; height: 18px; border: 2px solid ${colour.tag}; border-radius: 2px; }`);

/** Positioned, or hidden hints in a wide table would widen the page. On a phone each row is a block. */
export const tableStyle = inLine(`
.table { position: relative; max-width: 100%; overflow-x: auto; }
.table table { width: 100%; border-collapse: collapse; font-size: ${type.text}; line-height: 1.45; }
.table :is(th, td) { padding: ${space[3]} ${space[4]} ${space[3]} 0; text-align: left; vertical-align: top; }
.table th { color: ${colour.heading}; border-bottom: 2px solid ${colour.heading}; }
.table td { border-bottom: 1px dashed ${colour.line}; }
${plateStyle(".table")}
.table td:has(code) { position: relative; padding-left: 56px; }
.table code { position: absolute; left: 0; margin-top: -2px; }
${from.tablet} { .table td:has(code) { min-width: 13em; } }
.table tr:has(td:nth-of-type(2):not(:empty)) td:empty::after { content: ""; display: block; height: 1.3em;
  border-bottom: 2px dotted ${colour.muted}; }
${phone} {
.table :is(table, tbody, tr, td) { display: block; }
.table thead { display: none; }
.table tr { padding: ${space[3]} 0; border-bottom: 1px dashed ${colour.line}; }
.table td { padding: 2px 0; border: 0; }
.table td:first-of-type { color: ${colour.heading}; font-weight: 700; }
.table tr:has(code) > td { padding-left: 56px; }
.table td + td { margin-top: ${space[1]}; }
.table td + td::before { content: attr(data-head); display: block; color: ${colour.muted}; font-size: ${type.small}; }
}
${from.tablet} { .table :is(th, td) { min-width: 6em; } }
${from.desktop} { .table.table:has(code) { ${WIDE} } }`);
