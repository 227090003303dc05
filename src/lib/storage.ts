import { onWindow } from "./hooks/window-events";
import { isObject } from "./objects";

/** A text that the browser keeps under a name. */
export interface Stored {
  read(): string | undefined;
  /** Undefined deletes. @returns whether the browser stored it; if not, it lasts until the page is left */
  write(text: string | undefined): boolean;
  /** Calls back at each change, also one made by another tab. @returns unsubscribes */
  subscribe(listener: () => void): () => void;
}

/** Texts that the browser refused to store, as storage may be off or full. */
const unkept = new Map<string, string | undefined>();
/** The `storage` event does not fire in the tab that made the change. */
const WRITTEN = "storedwritten";

/** @param area `sessionStorage` keeps the text while the tab is open */
export function stored(key: string, area: "localStorage" | "sessionStorage" = "localStorage"): Stored {
  return {
    read() {
      if (unkept.has(key)) return unkept.get(key);
      try {
        return window[area].getItem(key) ?? undefined;
      } catch {
        return undefined;
      }
    },
    write(text) {
      unkept.delete(key);
      try {
        if (text === undefined) window[area].removeItem(key);
        else window[area].setItem(key, text);
      } catch {
        unkept.set(key, text);
      }
      window.dispatchEvent(new Event(WRITTEN));
      return !unkept.has(key);
    },
    // A page in the back/forward cache gets no `storage` events, so it reads again when it is shown.
    subscribe: onWindow(["storage", WRITTEN, "pageshow"]),
  };
}

/** Deletes everything that this site stored in this browser. */
export function forgetAll(): void {
  unkept.clear();
  for (const area of ["localStorage", "sessionStorage"] as const) {
    try {
      window[area].clear();
    } catch {
      // Storage is off: it holds nothing.
    }
  }
  window.dispatchEvent(new Event(WRITTEN));
}

/** Parses a JSON object; returns an empty one for any other text, as other code may have written it. */
export function recordIn(text: string | undefined): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text ?? "{}");
    return isObject(value) ? value : {};
  } catch {
    return {};
  }
}
