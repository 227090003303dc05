/** @jsxImportSource react */
import { checklistStyle, doorsStyle, pairStyle, rowsStyle, signsStyle } from "./list-style";
import type { Piece } from "./piece";

/** A list that is drawn as a piece of its own. */
const listPiece = (name: string, styles: string, more: Pick<Piece, "button" | "list">): Piece => ({
  ...more,
  draw: ({ children }, { Styles }) => (
    <div className={name}>
      <Styles of={styles} />
      {children}
    </div>
  ),
});

export const listPieces = {
  Checklist: listPiece("checklist", checklistStyle, {
    button: ["Checklist", "A list with boxes to tick"],
  }),
  Doors: listPiece("doors", doorsStyle, {
    button: ["Doors", "A list of two or three, drawn as doors"],
    list: { items: [2, 3], isTitled: true, hasRows: true },
  }),
  Pair: listPiece("pair", pairStyle, {
    button: ["Pair", "A list of two, side by side"],
    list: { items: [2, 2], isTitled: true },
  }),
  Rows: listPiece("rows", rowsStyle, {
    button: ["Rows", "A list drawn as rows, each with a title in bold"],
    list: { items: [2, 9], isTitled: true },
  }),
  Signs: listPiece("signs", signsStyle, {
    button: ["Warnings", "A list of what to beware of"],
    list: { items: [2, 9] },
  }),
};
