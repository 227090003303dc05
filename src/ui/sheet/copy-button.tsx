import { useState } from "react";
import { buttonStyle } from "../links/button-style";

/** How long the button says that it has copied, in ms. */
const SHOWN = 4000;

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

export function CopyButton({ words, text }: CopyButtonProps) {
  const [said, setSaid] = useState("");
  const copy = async () => {
    setSaid((await copyText(text)) ? words.copied : words.uncopied);
    setTimeout(() => setSaid(""), SHOWN);
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
      <span role="status">{said}</span>
    </>
  );
}
