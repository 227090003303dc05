import type { Mark } from "../marks";

interface Control {
  readonly value: string | undefined;
  readonly forID: string;
  readonly classNameWrapper: string;
  onChange(value: string): void;
}

/** React's createElement, provided by the editor. */
declare const h: (type: string, properties: object, ...children: readonly unknown[]) => unknown;

const TEXT = {
  width: "100%",
  minHeight: "60vh",
  padding: "12px",
  border: "1px solid #767676",
  borderRadius: "4px",
  font: "inherit",
  resize: "vertical",
};
const BUTTONS = { display: "flex", flexWrap: "wrap", gap: "4px", marginBottom: "8px" };
const BUTTON = { padding: "4px 8px", border: "1px solid currentColor", borderRadius: "4px", font: "inherit" };

const gap = (breaks: number) => "\n".repeat(Math.max(0, 2 - breaks));

interface Change {
  readonly text: string;
  readonly caret: number;
}

/** Wraps the selection in a mark, or inserts one; the caret ends up where to write next. */
export function withMark(value: string, start: number, end: number, mark: Mark): Change {
  const above = value.slice(0, start);
  const below = value.slice(end);
  const inside = value.slice(start, end);
  const apart = mark.isApart && above !== "" ? gap(above.length - above.replace(/\n+$/, "").length) : "";
  const after = mark.isApart && below !== "" ? gap(below.length - below.replace(/^\n+/, "").length) : "";
  const empty = mark.before.indexOf('""');
  const written = empty < 0 ? mark.before.length + inside.length : empty + 1;
  return {
    text: `${apart}${mark.before}${inside}${mark.after}${after}`,
    caret: start + apart.length + written,
  };
}

/** Shows a value changed elsewhere. Not while typing: it comes after the next letter, and the caret would jump. */
function follow(box: HTMLTextAreaElement | null, value: string): void {
  if (box && box !== document.activeElement && box.value !== value) box.value = value;
}

/** A multi-line text field with a button for each mark. It never rewrites the text. */
export const markedText =
  (marks: readonly Mark[]) =>
  ({ value = "", forID, classNameWrapper, onChange }: Control): unknown => {
    const put = (mark: Mark) => {
      const box = document.getElementById(forID);
      if (!(box instanceof HTMLTextAreaElement)) return;
      const { selectionStart, selectionEnd } = box;
      const { text, caret } = withMark(box.value, selectionStart, selectionEnd, mark);
      box.setRangeText(text, selectionStart, selectionEnd);
      box.focus();
      box.setSelectionRange(caret, caret);
      onChange(box.value);
    };
    return h(
      "div",
      { className: classNameWrapper },
      h(
        "div",
        { role: "toolbar", "aria-label": "Marks", style: BUTTONS },
        ...marks.map((mark) =>
          h(
            "button",
            { key: mark.name, type: "button", title: mark.hint, style: BUTTON, onClick: () => put(mark) },
            mark.name,
          ),
        ),
      ),
      h("textarea", {
        id: forID,
        "aria-label": "Text",
        defaultValue: value,
        ref: (box: HTMLTextAreaElement | null) => follow(box, value),
        style: TEXT,
        onChange: ({ target }: { readonly target: HTMLTextAreaElement }) => onChange(target.value),
      }),
    );
  };
