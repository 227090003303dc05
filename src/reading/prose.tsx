import { type RefObject, useEffect, useRef } from "react";
import { onFirstAct } from "../lib/deferred/first-act";
import type { FactSlips } from "./fact-slips";
import { followInside } from "./follow-inside";
import { noteStyle } from "./note-style";
import { proseStyle } from "./prose-style";

/** Until the code of slips is there, or without it, the browser follows the links of figures. */
function useFactSlips(html: string): RefObject<HTMLDivElement | null> {
  const prose = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text has other figures
  useEffect(() => {
    const element = prose.current;
    if (!element?.querySelector(".fact")) return;
    let slips: Promise<FactSlips> | undefined;
    const load = () => {
      slips ??= import("./fact-slips").then(({ startFactSlips }) => startFactSlips(element));
      return slips;
    };
    const forget = () => {
      slips = undefined;
    };
    const onClick = (event: MouseEvent) => {
      const figure = event.target instanceof Element && event.target.closest<HTMLAnchorElement>("a.fact");
      if (!figure || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      load()
        .then(({ press }) => press(figure))
        .catch(() => {
          forget();
          window.location.hash = figure.hash;
        });
    };
    element.addEventListener("click", onClick);
    // What makes buttons of figures comes with the first act.
    const endWait = onFirstAct(() => load().catch(forget), ["scroll"]);
    return () => {
      element.removeEventListener("click", onClick);
      endWait();
      slips?.then(({ end }) => end(), forget);
    };
  }, [html]);
  return prose;
}

interface ProseProps {
  readonly html: string;
  readonly className?: string;
}

export function Prose({ html, className }: ProseProps) {
  const prose = useFactSlips(html);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the links inside are the interactive elements
    // biome-ignore lint/a11y/useKeyWithClickEvents: pressing Enter on a link clicks it
    <div
      ref={prose}
      css={[proseStyle, noteStyle]}
      className={className}
      onClick={followInside}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: compiled at build from checked content
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
