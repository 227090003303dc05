export type StoredRecord = Readonly<Record<string, unknown>>;

/** A record that is kept for as long as the tab lives. */
export interface TabStore {
  read(): StoredRecord;
  write(record: object): void;
  clear(): void;
}

function isRecord(value: unknown): value is StoredRecord {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Session storage under one key. Where it is blocked, or full, nothing is kept and nothing fails. */
export function tabStore(key: string): TabStore {
  return {
    read() {
      try {
        const value: unknown = JSON.parse(sessionStorage.getItem(key) ?? "{}");
        return isRecord(value) ? value : {};
      } catch {
        return {};
      }
    },
    write(record) {
      try {
        sessionStorage.setItem(key, JSON.stringify(record));
      } catch {
        // Nothing to do: what it holds is still on the page.
      }
    },
    clear() {
      try {
        sessionStorage.removeItem(key);
      } catch {
        // No storage, nothing kept.
      }
    },
  };
}
