import { css } from "@emotion/react";
import { colour, type } from "../../theme/tokens";

const line = css({ color: colour.muted, fontSize: type.small });

interface ReadingMetaProps {
  readonly minutes: number;
  /** e.g. 20 Nov 2026 */
  readonly published: string;
  readonly reviewed: string;
}

/** How long a text takes to read, when it was published and when somebody last reviewed it. */
export function ReadingMeta({ minutes, published, reviewed }: ReadingMetaProps) {
  return (
    <p css={line}>
      {minutes} minutes to read · published {published} · reviewed {reviewed}
    </p>
  );
}
