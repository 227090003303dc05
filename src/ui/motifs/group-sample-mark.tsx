import { css } from "@emotion/react";
import frameWords from "../../../content/words/frame.json";
import { space } from "../../theme/tokens";
import { markStyle, SampleMark, type SampleMarkProps } from "./sample-mark";

const line = css({ display: "block" });
const chip = css({ marginTop: space[2], whiteSpace: "nowrap" });

/** Whether one mark over a group can say what every one of its records would. */
export const areAllSamples = (records: readonly { readonly sample: boolean | null }[]) =>
  records.length > 0 && records.every(({ sample }) => sample);

/** Says once, for the eye, that a whole group is invented; each record tells screen readers itself. */
export function GroupSampleMark({ of: kind, className }: SampleMarkProps) {
  return (
    <span css={line} aria-hidden="true" className={className}>
      <SampleMark of={kind} isForGroup />
    </span>
  );
}

interface ShortSampleMarkProps extends Omit<SampleMarkProps, "isForGroup"> {
  readonly isHidden?: boolean;
}

/** A mark on one record of a group whose head says the rest: it shows the words before a comma or semicolon, and tells them all. */
export function ShortSampleMark({ of: kind, className, isHidden = false }: ShortSampleMarkProps) {
  const { samples } = frameWords;
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
