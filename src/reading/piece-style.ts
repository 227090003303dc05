import { colour, font, from, phase, phone, shadow, space, type } from "../theme/tokens";

/** A drawing on a field of 24 x 24, in white on a coloured disc. */
const disc = (path: string, ground: string) =>
  `url("data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="#fff" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round"><path d="${path}"/></svg>`,
  )}") center / 18px no-repeat ${ground}`;

const TICK = "M5 12.5l4.500 4.500L19 7";
const TURN_BACK = "M5 19V9a5 5 0 0 1 10 0v7M10.500 12.500 15 17l4.500-4.500";

/** One line, for a style element in the text. */
export const inLine = (styles: string) => styles.replace(/\s+/g, " ").trim();

/** As wide as the column of the text. */
export const WIDE = `max-width: none; margin-top: ${space[5]};`;

/** The first words of an item as its title. */
export const TITLE = `display: block; color: ${colour.heading}; font: 800 1.3125rem/1.15 ${font.heading}; text-wrap: balance;`;

const STUBS = Object.values(phase)
  .map(
    (ground, index) =>
      `.cards.cards li:nth-child(4n+${index + 1}) > strong:first-child { background: ${ground}; }`,
  )
  .join("\n");

export const plateStyle = (piece: string) =>
  `${piece} code { display: inline-grid; place-items: center; min-width: 40px; height: 28px; padding: 0 6px; background: ${colour.dark};
  color: ${colour.onDark}; font: 800 ${type.text}/1 ${font.heading}; vertical-align: 2px; }`;

/** A list as passes: a stub with the title, the tear, the text. No row has a hole. On a phone it is a list of titles and texts. */
export const cardsStyle = inLine(`
.cards.cards.cards { ${WIDE} }
.cards.cards ul { display: grid; }
.cards.cards ul > li { margin: 0; padding: ${space[3]} 0; border-top: 1px solid ${colour.line};
  font-size: ${type.text}; line-height: 1.5; break-inside: avoid; }
.cards.cards ul > li::before { display: none; }
.cards.cards.cards + .note { margin-top: ${space[8]}; }
.cards.cards li > strong:first-child { ${TITLE} }
${from.tablet} {
.cards.cards ul { gap: ${space[4]}; }
.cards.cards ul > li { padding: 0 ${space[5]} ${space[5]}; border: 0; background: ${colour.surface}; box-shadow: ${shadow.card}; }
.cards.cards li > strong:first-child { margin: 0 -${space[5]} ${space[4]}; padding: ${space[4]} ${space[5]};
  border-bottom: 2px dashed ${colour.surface}; }
${STUBS}
}
${plateStyle(".cards")}
.cards.cards li:has(> code) { position: relative; }
.cards.cards li:has(> code) > strong:first-child { padding-right: 76px; }
.cards.cards li > code { position: absolute; top: 13px; right: ${space[5]}; }
${from.tablet} {
.cards.cards ul { grid-template-columns: repeat(2, minmax(0, 1fr)); }
.cards.cards ul > :last-child:nth-child(odd) { grid-column: 1 / -1; }
}
${from.wide} {
.cards.cards ul { grid-template-columns: repeat(6, minmax(0, 1fr)); }
.cards.cards ul > li:nth-child(n):nth-child(n) { grid-column: span 2; }
.cards.cards ul > li:first-child:nth-last-child(3n+2), .cards.cards ul > :first-child:nth-last-child(3n+2) + li,
.cards.cards ul > li:first-child:nth-last-child(3n+1), .cards.cards ul > :first-child:nth-last-child(3n+1) ~ li:nth-child(-n+4) { grid-column: span 3; }
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
.pair.pair ul > li { margin: 0; padding: ${space[6]}; border: 2px solid transparent; background: ${colour.surface}; box-shadow: ${shadow.card};
  line-height: 1.5; break-inside: avoid; }
.pair.pair ul > li:first-child { background: none; border: 2px dashed ${colour.muted}; box-shadow: none; }
.pair.pair li > strong:first-child { ${TITLE} margin-bottom: ${space[3]}; padding: 3px 0 ${space[3]} 40px; border-bottom: 2px dashed ${colour.line}; }
.pair.pair ul > li::before { top: ${space[6]}; left: ${space[6]}; width: 28px; height: 28px; border: 0; background: ${disc(TICK, colour.tag)}; }
.pair.pair ul > li:first-child::before { background: ${disc(TURN_BACK, colour.heading)}; }
${from.tablet} { .pair.pair ul { grid-template-columns: repeat(2, minmax(0, 1fr)); } }`);

const drawn = (size: string, lines: string) =>
  `url("data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size}" fill="none" stroke-width="3" stroke-linecap="round">${lines}</svg>`,
  )}")`;

const LETTERHEAD = drawn(
  "220 56",
  `<g stroke="${colour.accent}"><circle cx="28" cy="28" r="24"/><path d="m28 15 4 9 9 1-7 6 2 9-8-5-8 5 2-9-7-6 9-1z"/></g><path stroke="${colour.heading}" d="M70 18h146"/><path stroke="${colour.line}" d="M70 34h104M70 46h72"/>`,
);
const SIGNATURE = drawn(
  "180 56",
  `<path stroke="${colour.link}" d="M6 40c14-30 22-34 24-26s-12 26-6 26 14-22 18-20-6 18 0 18 10-14 14-14-2 14 4 14 12-24 16-24-4 24 4 24 20-16 32-16 12 8 62 2"/>`,
);

/** A list as one letter: what each part says, with its name in the margin. */
export const letterStyle = inLine(`
.letter.letter.letter { ${WIDE} --margin: 0px; padding: clamp(20px, 4vw, 44px); background: ${colour.surface}; box-shadow: ${shadow.card};
  border-top: 6px solid ${colour.link}; break-inside: avoid; }
.letter::before, .letter::after { content: ""; display: block; height: 56px; background: ${LETTERHEAD} 0 50% / auto 56px no-repeat; }
.letter::after { margin: ${space[4]} 0 0 var(--margin); background: ${SIGNATURE} 0 50% / auto 52px no-repeat; }
.letter.letter ul { margin-top: ${space[6]}; }
.letter.letter ul > li { position: relative; margin: 0; padding: ${space[3]} 0 ${space[3]} var(--margin); font-size: ${type.text}; line-height: 1.5; }
.letter.letter li + li { border-top: 1px dashed ${colour.line}; }
.letter.letter ul > li::before { display: none; }
.letter.letter li > strong:first-child { ${TITLE} }
${from.tablet} {
.letter.letter.letter { --margin: max(216px, 11rem); }
.letter.letter ul { background: linear-gradient(${colour.accent}, ${colour.accent}) calc(var(--margin) - 22px) 0 / 2px 100% no-repeat; }
.letter.letter ul > li { min-height: max(72px, 7.5rem); }
.letter.letter li > strong:first-child { position: absolute; left: 0; width: calc(var(--margin) - 40px); }
}`);

/** What to beware of, on a ground of its own; in two columns where they are even. */
export const signsStyle = inLine(`
.signs.signs.signs + .note { margin-top: ${space[8]}; }
.signs.signs { padding: ${space[3]} ${space[6]}; background: ${colour.awards}; break-inside: avoid; }
.signs.signs.signs:has(li:last-child:nth-child(even)) { ${WIDE} }
.signs.signs ul > li { margin: 0; padding: ${space[4]} 0 ${space[4]} 44px; font-size: ${type.text}; line-height: 1.45; }
.signs.signs li + li { border-top: 1px dashed ${colour.muted}; }
.signs.signs ul > li::before { top: 14px; left: 0; width: 28px; height: 28px; border: 0; background: ${disc(TURN_BACK, colour.current)}; }
${from.wide} {
.signs.signs ul:has(> :last-child:nth-child(even)) { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); column-gap: ${space[8]}; }
.signs.signs ul:has(> :last-child:nth-child(even)) > li:nth-child(2) { border-top: 0; }
}`);

/** A part that opens on request, as every fold of the site. */
export const moreStyle = inLine(`
.more { border-block: 2px dashed ${colour.line}; }
.more > summary { display: flex; align-items: center; justify-content: space-between; gap: ${space[4]}; min-height: 56px;
  padding-block: ${space[3]}; color: ${colour.heading}; font: 700 1.3125rem/1.2 ${font.heading}; list-style: none; cursor: pointer; }
.more > summary::-webkit-details-marker { display: none; }
.more > summary::after { content: ""; flex: none; width: 9px; height: 9px; margin-right: 4px; border: solid ${colour.link};
  border-width: 0 2px 2px 0; transform: translateY(-2px) rotate(45deg); }
.more[open] > summary::after { transform: translateY(2px) rotate(225deg); }
.more > summary:hover { text-decoration: underline ${colour.link} 2px; }
.more > div { padding-bottom: ${space[5]}; }`);

export const checklistStyle = inLine(`
.checklist.checklist { padding: ${space[2]} ${space[6]}; background: ${colour.surface}; box-shadow: ${shadow.card};
  border-top: 6px solid ${colour.tag}; break-inside: avoid; }
.checklist.checklist ul > li { margin: 0; padding: ${space[3]} 0 ${space[3]} 36px; line-height: 1.45; }
.checklist.checklist li + li { border-top: 1px dashed ${colour.line}; }
.checklist.checklist ul > li::before { top: 16px; left: 0; width: 18px; height: 18px; border: 2px solid ${colour.tag}; border-radius: 2px; }`);

/** A sheet of points, each with its title and a mark before it. */
const marked = (piece: string, edge: string, mark: string) =>
  inLine(`
.${piece}.${piece} { max-width: none; padding: ${space[2]} clamp(20px, 3vw, ${space[8]}); background: ${colour.surface}; box-shadow: ${shadow.card};
  border-top: 6px solid ${edge}; }
.${piece}.${piece} ul > li { margin: 0; padding: ${space[4]} 0 ${space[4]} 44px; font-size: ${type.text}; line-height: 1.5; break-inside: avoid; }
.${piece}.${piece} li + li { border-top: 1px dashed ${colour.line}; }
.${piece}.${piece} ul > li::before { top: 14px; left: 0; width: 28px; height: 28px; border: 0; background: ${mark}; }
.${piece}.${piece} li > strong:first-child { ${TITLE} margin-bottom: ${space[1]}; }`);

export const ticksStyle = marked("ticks", colour.tag, disc(TICK, colour.tag));

/** What does not, each point with the arrow that turns back. */
export const limitsStyle = marked("limits", colour.heading, disc(TURN_BACK, colour.heading));

/** A correction, as one running note: it keeps to the sentence before it, and its title opens its first line. */
export const holdsNowStyle = inLine(`
.holds-now.holds-now { padding-left: ${space[4]}; border-left: 2px dashed ${colour.muted}; color: ${colour.text}; line-height: 1.2; }
.holds-now.holds-now > * { font-size: ${type.small}; line-height: 1.45; }
.holds-now.holds-now > :is(.aside-title, div), .holds-now div > p:first-of-type { display: inline; }
.holds-now.holds-now > .aside-title { margin: 0 ${space[2]} 0 0; font: 700 ${type.small}/1.45 ${font.text}; }
.holds-now p + p { margin-top: 0.7em; }`);

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
