import { css } from "@emotion/react";
import { useEffect, useRef, useState } from "react";
import { space } from "../../theme/tokens";
import { controlStyle } from "../fields/control-style";
import { buttonStyle } from "../links/button-style";

/** How long the button says that it has copied, in ms. */
const SHOWN = 4000;

const byHand = css({ display: "grid", gap: space[1], flex: "1 0 100%", "@media print": { display: "none" } });

interface CopyButtonProps {
  readonly words: { readonly copy: string; readonly copied: string; readonly uncopied: string };
  readonly text: string;
}

/** Whether the browser allowed it: it may have no clipboard, or give no permission. */
async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

interface CopyByHandProps {
  /** Says that the text is here, and why. */
  readonly label: string;
  readonly text: string;
}

/** The text, selected, for browsers that let no page copy. */
function CopyByHand({ label, text }: CopyByHandProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  useEffect(() => area.current?.focus(), []);
  return (
    <label css={byHand}>
      {label}
      <textarea
        ref={area}
        css={controlStyle}
        rows={4}
        readOnly
        value={text}
        onFocus={({ currentTarget }) => currentTarget.setSelectionRange(0, text.length)}
      />
    </label>
  );
}

export function CopyButton({ words, text }: CopyButtonProps) {
  const [isCopied, setCopied] = useState(false);
  /** How often it was refused: the field takes the focus again each time. */
  const [refused, setRefused] = useState(0);
  const copy = async () => {
    if (await copyText(text)) {
      setRefused(0);
      setCopied(true);
      setTimeout(() => setCopied(false), SHOWN);
    } else {
      setCopied(false);
      setRefused((times) => times + 1);
    }
  };
  return (
    <>
      <button
        type="button"
        css={buttonStyle({ look: "secondary" })}
        disabled={text === ""}
        onClick={() => void copy()}
      >
        {words.copy}
      </button>
      <span role="status">{isCopied && words.copied}</span>
      {refused > 0 && <CopyByHand key={refused} label={words.uncopied} text={text} />}
    </>
  );
}
