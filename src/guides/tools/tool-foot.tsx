import { css } from "@emotion/react";
import { type ReactNode, useRef, useState } from "react";
import words from "../../../content/words/kept-form.json";
import { lettering } from "../../theme/lettering";
import type { KeptFields } from "../../ui/kept-form/kept-fields";
import { printAlone } from "../../ui/kept-form/print-alone";
import { row, stack } from "../../ui/layout/primitives";
import { Button } from "../../ui/links/button";

/** Reserves two lines, as the text changes. */
const line = css({ minHeight: "2.9em", ...lettering.muted });
const buttons = css({
  ...row([2, 5]),
  alignContent: "start",
  // An empty live region must take no room in the row but exist for screen readers.
  "span:empty": { position: "absolute" },
});

export function ToolFoot({ kept, children }: { readonly kept: KeptFields; readonly children: ReactNode }) {
  const { fields, isKept, clear, undo } = kept;
  const [status, setStatus] = useState("");
  const clearButton = useRef<HTMLButtonElement>(null);
  const isLive = fields !== undefined;
  return (
    <div css={stack(3)} data-print="no">
      <p css={line}>{isLive ? (isKept ? words.kept : words.unkept) : words.paper}</p>
      <div css={[buttons, !isLive && { visibility: "hidden" }]} data-needs-script>
        {children}
        <Button look="secondary" onClick={printAlone}>
          {words.print}
        </Button>
        <Button
          ref={clearButton}
          look="tertiary"
          onClick={() => {
            clear();
            setStatus(words.cleared);
          }}
        >
          {words.clear}
        </Button>
        {undo && (
          <Button
            look="tertiary"
            onClick={() => {
              undo();
              // Moves the focus, as the undo button disappears.
              clearButton.current?.focus();
              setStatus(words.restored);
            }}
          >
            {words.undo}
          </Button>
        )}
      </div>
      <p className="visually-hidden" role="status">
        {status}
      </p>
    </div>
  );
}
