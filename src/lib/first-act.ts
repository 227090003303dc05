const ACTS = ["pointermove", "pointerdown", "touchstart", "keydown", "wheel"] as const;

/** A browser tells of a pointer that rests where a new page appears as of a move, by no distance. */
const isResting = (event: Event) =>
  event instanceof PointerEvent &&
  event.type === "pointermove" &&
  event.movementX === 0 &&
  event.movementY === 0;

/** Calls once, at the visitor's first act. @param more events that count @returns ends the wait */
export function onFirstAct(run: () => void, more: readonly string[] = []): () => void {
  const names = [...ACTS, ...more];
  const end = () => {
    for (const name of names) window.removeEventListener(name, act);
  };
  const act = (event: Event) => {
    if (isResting(event)) return;
    end();
    run();
  };
  for (const name of names) window.addEventListener(name, act, { passive: true });
  return end;
}
