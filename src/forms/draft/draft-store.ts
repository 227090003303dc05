import type { RawValues } from "./read-raw";

/** Keeps what was typed into one form for as long as the tab lives. */
export interface DraftStore {
  read(): RawValues;
  write(values: object): void;
  clear(): void;
}

function isRecord(value: unknown): value is RawValues {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** A draft in session storage. Without storage (blocked, or full) the form works, but forgets. */
export function draftStore(formName: string): DraftStore {
  const key = `draft:${formName}`;
  return {
    read() {
      try {
        const value: unknown = JSON.parse(sessionStorage.getItem(key) ?? "{}");
        return isRecord(value) ? value : {};
      } catch {
        return {};
      }
    },
    write(values) {
      try {
        sessionStorage.setItem(key, JSON.stringify(values));
      } catch {
        // Nothing to do: the visitor's text is still in the form.
      }
    },
    clear() {
      try {
        sessionStorage.removeItem(key);
      } catch {
        // No storage, no draft.
      }
    },
  };
}
