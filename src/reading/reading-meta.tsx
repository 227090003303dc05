import reading from "../../content/words/reading.json";
import { fill } from "../lib/fill";
import { lettering } from "../theme/lettering";

interface ReadingMetaProps {
  readonly minutes: number;
  /** e.g. 20 Nov 2026 */
  readonly published: string;
  readonly reviewed: string;
}

export function ReadingMeta({ minutes, published, reviewed }: ReadingMetaProps) {
  return <p css={lettering.muted}>{fill(reading.meta, { minutes, published, reviewed })}</p>;
}
