import { keepTaps } from "./keep-taps";
import type { PageScripts } from "./page-scripts";
import { startScripts } from "./start-scripts";
import { whenWanted } from "./when-wanted";

/** The one inline script of every page: the same everywhere, so that one hash allows it. The block before it has the names. */
export function early(): void {
  const block = document.currentScript?.previousElementSibling?.textContent;
  if (!block) return;
  const page: PageScripts = JSON.parse(block);
  const giveUp = keepTaps();
  whenWanted(() => startScripts(page, giveUp));
}

early();
