import reading from "../../content/words/reading.json";
import { fill } from "../lib/fill";
import { unbrokenDay } from "../lib/months";
import { lettering } from "../theme/lettering";

interface ReadingMetaProps {
  readonly minutes: number;
  /** ISO date */
  readonly published: string;
  readonly reviewed: string;
}

export function ReadingMeta({ minutes, published, reviewed }: ReadingMetaProps) {
  const days = { published: unbrokenDay(published), reviewed: unbrokenDay(reviewed) };
  return <p css={lettering.muted}>{fill(reading.meta, { minutes, ...days })}</p>;
}
