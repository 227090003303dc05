import { z } from "zod";
import { SOURCE_LIMITS, type Source } from "../src/forms/endpoints";
import { cleanLine } from "./clean";

const LONGEST_WORD = 100;

/** Cleans a field; one that is unsound is left out, as no message may be refused for its source. */
const field = (pattern: RegExp) =>
  z
    .string()
    .transform((text) => [...cleanLine(text)].slice(0, LONGEST_WORD).join(""))
    .refine((text) => pattern.test(text))
    .optional()
    .catch(undefined);

const PATH = /^\/(?!\/)[^?#\s\\]*$/;
const path = field(PATH);
const word = field(/./);

const fields = {
  page: path,
  entry: path,
  site: field(/^[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+$/u),
  utmSource: word,
  utmMedium: word,
  utmCampaign: word,
  language: field(/^[a-z]{2,3}(?:-[a-z0-9]{2,8})*$/i),
  guides: z
    .array(path)
    .transform((all) => all.filter((guide) => guide !== undefined).slice(0, SOURCE_LIMITS.guides))
    .refine((all) => all.length > 0)
    .readonly()
    .optional()
    .catch(undefined),
} satisfies Record<keyof Source, z.ZodType>;

export const sourceSchema = z.object(fields).readonly();

/** Parses the header; undefined if it tells nothing. */
export function readSource(header: unknown): Source | undefined {
  if (typeof header !== "string" || Buffer.byteLength(header) > SOURCE_LIMITS.bytes) return undefined;
  const given = new URLSearchParams(header);
  const read = sourceSchema.parse({ ...Object.fromEntries(given), guides: given.getAll("guide") });
  const told = Object.entries(read).filter(([, value]) => value !== undefined);
  return told.length === 0 ? undefined : Object.fromEntries(told);
}

/** The source in lines for a person to read; none without one. */
export function sourceLines(source: Source | undefined): string[] {
  if (source === undefined) return [];
  const { page, entry, site, utmSource, utmMedium, utmCampaign, language, guides } = source;
  const campaign = [utmSource, utmMedium, utmCampaign].filter(Boolean).join(", ");
  const lines = [
    ["Page", page],
    ["First page", entry],
    ["Site before", site],
    ["Campaign", campaign],
    ["Language", language],
    ["Guides read", guides?.join(", ")],
  ] as const;
  return lines.flatMap(([label, value]) => (value ? [`${label}: ${value}`] : []));
}
