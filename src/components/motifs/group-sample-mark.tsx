import { SampleMark, type SampleMarkProps } from "./sample-mark";

/** Whether one mark over a group can say what every one of its records would. */
export const areAllSamples = (records: readonly { readonly sample: boolean | null }[]) =>
  records.length > 0 && records.every(({ sample }) => sample);

/** Says once, for the eye, that a whole group is invented; each record tells screen readers itself. */
export function GroupSampleMark({ of: kind, className }: SampleMarkProps) {
  return (
    <p aria-hidden="true" className={className}>
      <SampleMark of={kind} isForGroup />
    </p>
  );
}
