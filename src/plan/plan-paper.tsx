import { css } from "@emotion/react";
import words from "../../content/words/plan.json";
import { fill } from "../lib/fill";
import { useCompany } from "../lib/hooks/use-company";
import { dayText } from "../starts/start-dates";
import { lettering } from "../theme/lettering";

const place = css({ display: "none", breakInside: "avoid" });
const line = css({ height: "9mm", margin: 0, border: 0, borderBottom: "1px solid" });
const LINES = 8;

interface PlanPaperProps {
  readonly today: Date;
  readonly address: string;
}

/** What only the printed plan has: lines for questions, and where and when it was printed. */
export function PlanPaper({ today, address }: PlanPaperProps) {
  const { fullName: company } = useCompany();
  return (
    <>
      <div css={place} data-print="only">
        <p css={lettering.head}>{words.questions}</p>
        {Array.from({ length: LINES }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: empty lines
          <hr key={at} css={line} />
        ))}
      </div>
      <p css={place} data-print="only">
        {fill(words.printed, { company, date: dayText(today), address })}
      </p>
    </>
  );
}
