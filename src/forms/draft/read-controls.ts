import type { RawValues } from "./read-raw";

/** What a form's controls hold in the page, by name; each as a list. */
export function readControls(form: HTMLFormElement): RawValues {
  const data = new FormData(form);
  return Object.fromEntries([...new Set(data.keys())].map((name) => [name, data.getAll(name)]));
}
