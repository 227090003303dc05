import { recordIn, stored } from "../lib/storage";

interface OpenedBefore {
  readonly title: string;
  readonly page: string;
  readonly path: string;
}

const MOST_OPENED = 5;

function isOpened(value: unknown): value is OpenedBefore {
  if (typeof value !== "object" || value === null) return false;
  const has = (name: keyof OpenedBefore) => name in value && typeof Reflect.get(value, name) === "string";
  return has("title") && has("page") && has("path") && String(Reflect.get(value, "path")).startsWith("/");
}

const opened = stored("search-opened");
/** Set while the key / does not open the search; `src/frame/search-button.tsx` reads it. */
const keyOff = stored("search-key-off");

/** What the visitor opened from the search, last first. */
export function openedBefore(): OpenedBefore[] {
  const { pages } = recordIn(`{"pages":${opened.read() ?? "[]"}}`);
  return Array.isArray(pages) ? pages.filter(isOpened).slice(0, MOST_OPENED) : [];
}

export function keepOpened({ title, page, path }: OpenedBefore): void {
  const others = openedBefore().filter((one) => one.path !== path);
  opened.write(JSON.stringify([{ title, page, path }, ...others].slice(0, MOST_OPENED)));
}

export const isKeyOff = (): boolean => keyOff.read() !== undefined;

export function turnKey(isOn: boolean): void {
  keyOff.write(isOn ? undefined : "1");
}
