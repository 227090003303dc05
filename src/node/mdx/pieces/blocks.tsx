/** @jsxImportSource react */
import {
  checklistStyle,
  doorsStyle,
  moreStyle,
  pairStyle,
  rowsStyle,
  signsStyle,
} from "../../../reading/tables-and-lists-style";
import type { Piece } from "./piece";

const Standfirst: Piece = {
  button: ["Opening lines", "One or two sentences in large type below a heading"],
  draw: ({ children }) => <div className="standfirst">{children}</div>,
};

const Steps: Piece = {
  button: ["Steps", "Numbered steps; put each in with the button Step"],
  draw: ({ children }) => <ol className="steps">{children}</ol>,
};

const Step: Piece = {
  button: ["Step", "One of the steps, with its title"],
  attributes: [{ name: "title" }],
  draw: ({ title, children }) => (
    <li>
      <h3>{title}</h3>
      <div>{children}</div>
    </li>
  ),
};

const Note: Piece = {
  button: ["Aside", "An aside with a title"],
  attributes: [{ name: "title" }],
  draw: ({ title, children }) => (
    <aside className="note" aria-label={title}>
      <p className="aside-title">{title}</p>
      <div>{children}</div>
    </aside>
  ),
};

const More: Piece = {
  button: ["More", "A part that opens on request"],
  attributes: [{ name: "summary" }],
  draw: ({ summary, children }, { Styles }) => (
    <details className="more">
      <summary>{summary}</summary>
      <div>
        <Styles of={moreStyle} />
        {children}
      </div>
    </details>
  ),
};

/** Id of a question on its page; the prefix keeps it different from the ids of headings. */
export const questionAnchor = (id: string) => `q-${id}`;

const Question: Piece = {
  button: ["Question", "In Questions alone: a question and its answer"],
  attributes: [{ name: "id" }, { name: "asks" }],
  onlyIn: { kind: "Questions", message: "<Question> is for content/questions, expected <More> here" },
  draw: ({ id = "", asks, children }) => (
    <details id={questionAnchor(id)}>
      <summary>
        <h3>{asks}</h3>
      </summary>
      <div>{children}</div>
    </details>
  ),
};

const listPiece = (name: string, styles: string, more: Pick<Piece, "button" | "list">): Piece => ({
  ...more,
  draw: ({ children }, { Styles }) => (
    <div className={name}>
      <Styles of={styles} />
      {children}
    </div>
  ),
});

const listPieces = {
  Checklist: listPiece("checklist", checklistStyle, { button: ["Checklist", "A list with boxes to tick"] }),
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

export const blockPieces = { Standfirst, Steps, Step, Note, More, Question, ...listPieces };
