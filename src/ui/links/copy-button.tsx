import { useEffect, useRef, useState } from "react";
import { controlStyle } from "../fields/control-style";
import { stack } from "../layout/primitives";
import { Button } from "./button";

/** How long the button confirms the copy, in ms. */
const SHOWN = 4000;

interface CopyButtonProps {
  readonly words: {
    readonly copy: string;
    readonly copied: string;
    readonly uncopied: string;
    readonly share?: string;
  };
  readonly text: string;
  /** Data for sharing with another app, where the browser can share; only use it in a part that scripts render. */
  readonly share?: ShareData;
  readonly look?: "secondary" | "tertiary";
}

/** Copies a text. @returns false if the browser has no clipboard or refuses access */
async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** The text, selected, for browsers that do not let a page copy. */
function CopyByHand({ label, text }: { readonly label: string; readonly text: string }) {
  const area = useRef<HTMLTextAreaElement>(null);
  useEffect(() => area.current?.focus(), []);
  return (
    <label css={{ ...stack(1), flex: "1 0 100%" }} data-print="no">
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

export function CopyButton({ words, text, share, look = "secondary" }: CopyButtonProps) {
  const [canShare, setCanShare] = useState(() => share !== undefined && "share" in navigator);
  /** Copies since the last confirmation ended. */
  const [copies, setCopies] = useState(0);
  const [refused, setRefused] = useState(0);
  useEffect(() => {
    if (copies === 0) return;
    const timer = setTimeout(() => setCopies(0), SHOWN);
    return () => clearTimeout(timer);
  }, [copies]);
  const press = async () => {
    if (canShare) {
      try {
        await navigator.share(share);
        return;
      } catch (error) {
        // Closing the share dialog is not an error.
        if (error instanceof DOMException && error.name === "AbortError") return;
        setCanShare(false);
      }
    }
    if (await copyText(text)) {
      setRefused(0);
      setCopies((times) => times + 1);
    } else {
      setCopies(0);
      setRefused((times) => times + 1);
    }
  };
  return (
    <>
      <Button look={look} disabled={text === ""} onClick={() => void press()}>
        {canShare ? words.share : words.copy}
      </Button>
      <span role="status">{copies > 0 && words.copied}</span>
      {refused > 0 && <CopyByHand key={refused} label={words.uncopied} text={text} />}
    </>
  );
}
