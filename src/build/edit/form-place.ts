import { fieldLabel, namingField } from "./labels";

type Path = readonly (string | number)[];

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** An entry of a list as the form shows it closed: its place, from 1, and its name. */
function entryName(index: number, value: unknown): string {
  const field = isRecord(value) ? namingField(Object.keys(value)) : undefined;
  const name = isRecord(value) && field ? value[field] : undefined;
  return typeof name === "string" && name !== "" ? `${index + 1} (${name})` : `${index + 1}`;
}

/**
 * Where a value stands, in the labels of the form: "Team › 4 (Priya Nair) › Designation".
 * @param names what the form shows first: the collection, and the record where it has a file of its own
 * @param value what the path begins at
 */
export function formPlace(names: readonly string[], value: unknown, path: Path): string {
  let inner = value;
  const steps = path.map((step, index) => {
    inner = typeof inner === "object" && inner !== null ? Reflect.get(inner, step) : undefined;
    return typeof step === "number" ? entryName(step, inner) : fieldLabel(step, path[index - 1]);
  });
  return [...names, ...steps].join(" › ");
}

/** A name as the code writes it, `confirmedBy`; what stands between quotation marks is somebody's text. */
const NAME = /"[^"]*"|\b([a-z]{2,}(?:[A-Z][a-z]+)+)\b/g;

/** A message of the check with the labels of the form in place of the names of fields. */
export const formMessage = (message: string): string =>
  message.replace(NAME, (whole, name?: string) => (name ? `"${fieldLabel(name)}"` : whole));
