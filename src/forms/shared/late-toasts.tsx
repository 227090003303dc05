import { useSyncExternalStore } from "react";
import { onFirstAct } from "../../lib/first-act";

type Library = typeof import("./toasts");

let library: Library | undefined;
const waiting = new Set<() => void>();

/** @throws Error without a connection; the next call tries again */
async function load(): Promise<Library> {
  if (!library) {
    library = await import("./toasts");
    for (const tell of waiting) tell();
  }
  return library;
}

/** Without a connection there is no toast; what failed stands below the form all the same. */
const tryToLoad = () => load().catch(() => undefined);

function subscribe(tell: () => void): () => void {
  waiting.add(tell);
  // A form can be filled in without pointer or key, for example by voice.
  const endWait = onFirstAct(tryToLoad, ["scroll", "focusin"]);
  return () => {
    waiting.delete(tell);
    endWait();
  };
}

/** The container of toasts. Its code, a fifth of a form's page, loads at the first input: nobody sends before. */
export function LateToasts() {
  const Toasts = useSyncExternalStore(
    subscribe,
    () => library?.Toasts,
    () => undefined,
  );
  return Toasts && <Toasts />;
}

export const showToast = (kind: "success" | "error", text: string) =>
  tryToLoad().then((toasts) => toasts?.showToast(kind, text));

/** Shows an error that another live region announces. */
export const showSilentToast = (text: string) => tryToLoad().then((toasts) => toasts?.showSilentToast(text));

export const clearToasts = () => library?.clearToasts();
