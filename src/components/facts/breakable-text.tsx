import { Fragment } from "react";

interface BreakableTextProps {
  readonly text: string;
}

/** A text in which a host name may break before a dot, so that `studyaustralia.gov.au` never breaks in a word. */
export function BreakableText({ text }: BreakableTextProps) {
  const parts = text.split(/(?<=[a-z])(?=\.[a-z])/);
  return parts.map((part, index) => (
    <Fragment key={part}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
