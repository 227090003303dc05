import { css } from "@emotion/react";
import { colour, type } from "../../theme/tokens";
import { fill } from "../../words/fill";
import { useWords } from "../../words/use-words";

const line = css({ color: colour.muted, fontSize: type.small });

interface ReadingMetaProps {
  readonly minutes: number;
  /** e.g. 20 Nov 2026 */
  readonly published: string;
  readonly reviewed: string;
}

/** How long a text takes to read, when it was published and when somebody last reviewed it. */
export function ReadingMeta({ minutes, published, reviewed }: ReadingMetaProps) {
  const { reading } = useWords();
  return <p css={line}>{fill(reading.meta, { minutes, published, reviewed })}</p>;
}
