import { css } from "@emotion/react";
import { space } from "../../theme/tokens";
import { useWords } from "../../words/use-words";
import { markStyle, type SampleMarkProps } from "./sample-mark";

const chip = css({ marginTop: space[2], whiteSpace: "nowrap" });

interface ShortSampleMarkProps extends Omit<SampleMarkProps, "isForGroup"> {
  /** One mark over the group says it to the eye. */
  readonly isHidden?: boolean;
}

/** The same where the page's head says the rest: it shows the words before a comma or semicolon, and tells them all. */
export function ShortSampleMark({ of: kind, className, isHidden = false }: ShortSampleMarkProps) {
  const { samples } = useWords();
  const [, shown, rest] = /^([^,;]*)(.*)$/.exec(samples[kind]) ?? [];
  if (isHidden) {
    return (
      <span className="visually-hidden" data-sample={kind}>
        {samples[kind]}
      </span>
    );
  }
  return (
    <span css={[markStyle, chip]} className={className} data-sample={kind}>
      {shown}
      <span className="visually-hidden">{rest}</span>
    </span>
  );
}
