import { css } from "@emotion/react";
import readingWords from "../../content/words/reading.json";
import { fill } from "../lib/fill";
import { colour, type } from "../theme/tokens";

const line = css({ color: colour.muted, fontSize: type.small });

interface ReadingMetaProps {
  readonly minutes: number;
  /** e.g. 20 Nov 2026 */
  readonly published: string;
  readonly reviewed: string;
}

export function ReadingMeta({ minutes, published, reviewed }: ReadingMetaProps) {
  const { reading } = readingWords;
  return <p css={line}>{fill(reading.meta, { minutes, published, reviewed })}</p>;
}
