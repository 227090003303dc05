/** Values from outside (storage, or the page's own controls), not checked yet. */
export type RawValues = Readonly<Record<string, unknown>>;

/** Takes raw values apart: whatever is of another kind becomes empty. */
export const readRaw = {
  /** A text: itself, the first of a list, or nothing. */
  text(raw: unknown): string {
    const value: unknown = Array.isArray(raw) ? raw[0] : raw;
    return typeof value === "string" ? value : "";
  },
  /** Those of the known choices that a list holds, in their own order. */
  choices(raw: unknown, known: readonly string[]): string[] {
    return Array.isArray(raw) ? known.filter((choice) => raw.includes(choice)) : [];
  },
};
