const ACTS = ["pointermove", "pointerdown", "touchstart", "keydown", "wheel"] as const;

/** Browsers fire a move event without distance for a pointer that rests where a new page appears. */
const isResting = (event: Event) =>
  event instanceof PointerEvent &&
  event.type === "pointermove" &&
  event.movementX === 0 &&
  event.movementY === 0;

/** Calls back once, at the visitor's first input. @param more further events that count @returns stops waiting */
export function onFirstAct(run: () => void, more: readonly string[] = []): () => void {
  const listening = new AbortController();
  const end = () => listening.abort();
  const act = (event: Event) => {
    if (isResting(event)) return;
    end();
    run();
  };
  const how = { passive: true, signal: listening.signal };
  for (const name of [...ACTS, ...more]) window.addEventListener(name, act, how);
  return end;
}
