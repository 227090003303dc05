/** What was opened from the search: enough to lead there again. */
export interface OpenedBefore {
  readonly title: string;
  readonly page: string;
  readonly path: string;
}

const OPENED = "search-opened";
const MOST_OPENED = 5;
/** Set while the key / does not open the search; `src/frame/search-button.tsx` reads it. */
const KEY_OFF = "search-key-off";

function isOpened(value: unknown): value is OpenedBefore {
  if (typeof value !== "object" || value === null) return false;
  const has = (name: keyof OpenedBefore) => name in value && typeof Reflect.get(value, name) === "string";
  return has("title") && has("page") && has("path") && String(Reflect.get(value, "path")).startsWith("/");
}

/** What the visitor opened from the search, last first. */
export function openedBefore(): OpenedBefore[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(OPENED) ?? "[]");
    return Array.isArray(kept) ? kept.filter(isOpened).slice(0, MOST_OPENED) : [];
  } catch {
    // Storage may be switched off, or hold what somebody else wrote.
    return [];
  }
}

export function keepOpened({ title, page, path }: OpenedBefore): void {
  const others = openedBefore().filter((one) => one.path !== path);
  const opened = [{ title, page, path }, ...others].slice(0, MOST_OPENED);
  try {
    localStorage.setItem(OPENED, JSON.stringify(opened));
  } catch {
    // Storage may be switched off or full: nothing is kept.
  }
}

/** Whether the visitor turned the key / off. */
export function isKeyOff(): boolean {
  try {
    return localStorage.getItem(KEY_OFF) !== null;
  } catch {
    return false;
  }
}

export function turnKey(isOn: boolean): void {
  try {
    if (isOn) localStorage.removeItem(KEY_OFF);
    else localStorage.setItem(KEY_OFF, "1");
  } catch {
    // Storage may be switched off or full: it holds for no longer than the page.
  }
}
