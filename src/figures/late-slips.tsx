import { useEffect, useState } from "react";
import type { FigureSlips } from "./figure-slip";
import { pressedFigure } from "./pressed-figure";
import { SLIPS_FILE } from "./rows";

interface Loaded {
  readonly Slips: typeof FigureSlips;
  readonly facts: readonly Queries.FactRowFragment[];
}

/** Time in ms after which the link is followed instead. */
const LONGEST_WAIT = 8000;

let loading: Promise<Loaded> | undefined;

async function load(): Promise<Loaded> {
  const [response, { FigureSlips: Slips }] = await Promise.all([fetch(SLIPS_FILE), import("./figure-slip")]);
  if (!response.ok) throw new Error(`${SLIPS_FILE} answered ${response.status}`);
  return { Slips, facts: await response.json() };
}

const late = () =>
  new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error(`${SLIPS_FILE} is late`)), LONGEST_WAIT);
  });

/** Loads once; after a failure the next call tries again. @throws if it takes too long */
function loadSlips(): Promise<Loaded> {
  loading ??= Promise.race([load(), late()]).catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

/**
 * Slips for a page that has many figures and opens few: texts and component come with the first press. If they do
 * not, the link is followed.
 */
export function LateSlips() {
  const [opened, setOpened] = useState<Loaded & { readonly pressed: HTMLAnchorElement }>();
  useEffect(() => {
    if (opened) {
      // Its link is pressed again, now that a slip can open.
      opened.pressed.click();
      return undefined;
    }
    const listening = new AbortController();
    const { signal } = listening;
    let last: HTMLAnchorElement | undefined;
    const onClick = async (event: MouseEvent) => {
      const link = pressedFigure(event);
      if (!link) return;
      // Not for those who watch for links to other pages.
      event.stopPropagation();
      event.preventDefault();
      last?.removeAttribute("aria-busy");
      last = link;
      link.setAttribute("aria-busy", "true");
      try {
        const loaded = await loadSlips();
        if (!signal.aborted) setOpened({ ...loaded, pressed: last });
      } catch {
        if (!signal.aborted) window.location.assign(last.href);
      } finally {
        last.removeAttribute("aria-busy");
      }
    };
    document.addEventListener("click", onClick, { capture: true, signal });
    return () => listening.abort();
  }, [opened]);
  return opened && <opened.Slips facts={opened.facts} />;
}
