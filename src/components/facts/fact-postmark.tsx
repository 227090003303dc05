import { css } from "@emotion/react";
import { colour, font } from "../../theme/tokens";
import { useWords } from "../../words/use-words";

const mark = css({
  display: "grid",
  placeContent: "center",
  width: "74px",
  height: "74px",
  border: "2px solid currentColor",
  borderRadius: "50%",
  outline: "1px solid currentColor",
  outlineOffset: "-6px",
  color: colour.tag,
  font: `700 0.9375rem/1.1 ${font.heading}`,
  textAlign: "center",
  transform: "rotate(-9deg)",
});
const again = css({ borderStyle: "dashed", outline: "none", color: colour.error });

interface FactPostmarkProps {
  /** e.g. 1 Oct 2026 */
  readonly checkedOn: string;
  readonly isDue: boolean;
}

/** The day a figure was checked, as a postmark; the source line beside it says the same in words. */
export function FactPostmark({ checkedOn, isDue }: FactPostmarkProps) {
  const { facts } = useWords();
  const [day, month, year] = checkedOn.split(" ");
  return (
    <span css={[mark, isDue && again]} aria-hidden="true">
      <span>{isDue ? facts.againFirst : `${day} ${month}`}</span>
      <span>{isDue ? facts.againSecond : year}</span>
    </span>
  );
}
