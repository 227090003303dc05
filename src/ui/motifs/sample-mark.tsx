import { css } from "@emotion/react";
import frameWords from "../../../content/words/frame.json";
import { space } from "../../theme/tokens";

export const markStyle = css({
  display: "inline-block",
  width: "fit-content",
  padding: `0 ${space[2]}`,
  border: "1px dashed currentColor",
  fontSize: "0.8125rem",
  fontWeight: 400,
  lineHeight: 1.5,
});

export interface SampleMarkProps {
  /** Kind of record; selects the wording. */
  readonly of: keyof (typeof frameWords)["samples"];
  readonly className?: string;
  readonly isForGroup?: boolean;
}

/** Marks a record as invented; shown while the record carries `sample`. */
export function SampleMark({ of: kind, className, isForGroup = false }: SampleMarkProps) {
  const { samples } = frameWords;
  return (
    <span
      css={markStyle}
      className={className}
      {...(isForGroup ? { "data-samples": kind } : { "data-sample": kind })}
    >
      {samples[kind]}
    </span>
  );
}
