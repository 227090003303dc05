import frameWords from "../../content/words/frame.json";
import { fill } from "../lib/fill";

const { line, kinds } = frameWords.samples;

/** GraphQL types of the records in a page's answer that are samples. */
function sampleTypes(value: unknown, found: Set<string>): Set<string> {
  if (typeof value !== "object" || value === null) return found;
  if ("sample" in value && value.sample === true && "__typename" in value)
    found.add(String(value.__typename));
  for (const part of Object.values(value)) sampleTypes(part, found);
  return found;
}

interface SampleNoteProps {
  /** What the page and its frame show, as GraphQL answered. */
  readonly shown: readonly unknown[];
}

/** One line about everything on a page that is a sample; nothing once no record carries the flag. */
export function SampleNote({ shown }: SampleNoteProps) {
  const types = sampleTypes(shown, new Set());
  const names = Object.entries(kinds).flatMap(([type, named]) => (types.has(type) ? named : []));
  if (names.length === 0) return null;
  const list = new Intl.ListFormat("en-GB").format(new Set(names));
  return (
    <p className="frame-samples">{fill(line, { kinds: `${list[0]?.toUpperCase()}${list.slice(1)}` })}</p>
  );
}
