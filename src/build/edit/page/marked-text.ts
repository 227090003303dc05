import type { Mark } from "../marks";

/** What the editor hands to a field of our own. */
interface Control {
  readonly value: string | undefined;
  readonly forID: string;
  readonly classNameWrapper: string;
  onChange(value: string): void;
}

/** React's createElement, which the editor lends. */
declare const h: (type: string, properties: object, ...children: readonly unknown[]) => unknown;

const TEXT = {
  width: "100%",
  minHeight: "60vh",
  padding: "12px",
  font: "16px/1.5 monospace",
  resize: "vertical",
};
const BUTTONS = { display: "flex", flexWrap: "wrap", gap: "4px", marginBottom: "8px" };
const BUTTON = { padding: "4px 8px", border: "1px solid currentColor", borderRadius: "4px" };

/** Puts a mark in where the text is marked or the caret stands; what was marked is inside it afterwards. */
export function withMark(value: string, start: number, end: number, mark: string): string {
  const inside = value.slice(start, end);
  const at = mark.indexOf("\n\n\n\n");
  const text = at < 0 || inside === "" ? mark : `${mark.slice(0, at + 2)}${inside}${mark.slice(at + 2)}`;
  return value.slice(0, start) + text + value.slice(end);
}

/** A plain text of several lines with a button for each mark. Nothing in it is rewritten. */
export const markedText =
  (marks: readonly Mark[]) =>
  ({ value = "", forID, classNameWrapper, onChange }: Control): unknown => {
    const put = ({ text }: Mark) => {
      const box = document.getElementById(forID);
      if (!(box instanceof HTMLTextAreaElement)) return;
      onChange(withMark(value, box.selectionStart, box.selectionEnd, text));
      box.focus();
    };
    return h(
      "div",
      { className: classNameWrapper },
      h(
        "div",
        { role: "toolbar", "aria-label": "Marks", style: BUTTONS },
        ...marks.map((mark) =>
          h("button", { key: mark.name, type: "button", style: BUTTON, onClick: () => put(mark) }, mark.name),
        ),
      ),
      h("textarea", {
        id: forID,
        "aria-label": "Text",
        value,
        style: TEXT,
        onChange: ({ target }: { readonly target: HTMLTextAreaElement }) => onChange(target.value),
      }),
    );
  };
