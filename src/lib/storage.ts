import { onWindow } from "./hooks/window-events";

/** A text that the browser keeps under a name. */
export interface Stored {
  /** Undefined where there is none. */
  read(): string | undefined;
  /**
   * Keeps a text, or forgets it when it is undefined.
   * @returns whether the browser keeps it; else it holds until the page is left
   */
  write(text: string | undefined): boolean;
  /** Calls at each change, also by another tab. @returns ends it */
  subscribe(listener: () => void): () => void;
}

/** The texts of this visit that the browser does not keep: storage may be switched off, or full. */
const unkept = new Map<string, string | undefined>();
/** The `storage` event does not fire in the tab that made the change. */
const WRITTEN = "storedwritten";

/** @param area `sessionStorage` keeps it for as long as the tab lives */
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
    // A page in the back/forward cache gets no `storage` events; it reads again when it is shown.
    subscribe: onWindow(["storage", WRITTEN, "pageshow"]),
  };
}

/** Forgets all that this site keeps in this browser. */
export function forgetAll(): void {
  unkept.clear();
  for (const area of ["localStorage", "sessionStorage"] as const) {
    try {
      window[area].clear();
    } catch {
      // Switched off: it holds nothing.
    }
  }
  window.dispatchEvent(new Event(WRITTEN));
}

/** Parses a JSON object; an empty one if the text is anything else, as other code may have written it. */
export function recordIn(text: string | undefined): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text ?? "{}");
    return typeof value === "object" && value !== null && !Array.isArray(value) ? { ...value } : {};
  } catch {
    return {};
  }
}
