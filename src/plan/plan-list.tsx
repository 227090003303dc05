import { css } from "@emotion/react";
import { useId } from "react";
import planWords from "../../content/words/plan.json";
import { fill } from "../lib/fill";
import { colour, font, from, radius, shadow, space, type } from "../theme/tokens";
import { SheetForm } from "../ui/fields/sheet-form";
import { useKeptFields } from "../ui/sheet/kept-fields";
import { TickList } from "../ui/sheet/tick-list";
import { LIST, QUESTIONS } from "./plan-text";
import { readyLists } from "./ready-lists";

const words = planWords.plan;

const sheet = css({
  padding: space[5],
  borderRadius: radius.card,
  background: colour.surface,
  boxShadow: shadow.card,
  [from.tablet]: { padding: space[7] },
  "@media print": { padding: 0, boxShadow: "none" },
});
const lists = css({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 15rem), 1fr))",
  gap: `${space[5]} ${space[7]}`,
});
const label = css({
  display: "block",
  marginTop: space[6],
  color: colour.heading,
  font: `700 1.375rem/1.2 ${font.heading}`,
});
const hint = css({ color: colour.muted, fontSize: type.small, lineHeight: 1.45 });
const area = css({
  width: "100%",
  minHeight: "8rem",
  marginTop: space[2],
  padding: `10px ${space[3]}`,
  border: `2px solid ${colour.muted}`,
  borderRadius: radius.button,
  background: colour.page,
  color: colour.heading,
  fontSize: "1.0625rem",
  lineHeight: "34px",
  backgroundImage: `repeating-linear-gradient(transparent 0 33px, ${colour.line} 33px 34px)`,
  backgroundAttachment: "local",
  backgroundPositionY: "10px",
  scrollMarginBlock: "140px 110px",
  "&:hover": { borderColor: colour.heading },
  "@media print": { minHeight: "5rem" },
});

/** What has to be ready, to be ticked, and the family's questions. Both stay in the browser. */
export function PlanList() {
  const id = useId();
  const { form, fields, changed } = useKeptFields(LIST);
  return (
    <SheetForm ref={form} css={sheet} onInput={changed} data-list="">
      <div css={lists}>
        {readyLists.map(({ name, items }) => (
          <TickList
            key={name}
            name={name}
            items={items}
            doneText={(done, count) => fill(words.done, { done, count })}
            fields={fields ?? {}}
            isLive={fields !== undefined}
          />
        ))}
      </div>
      <label htmlFor={id} css={label}>
        {words.questions}
      </label>
      <p id={`${id}hint`} css={hint}>
        {words.questionsHint}
      </p>
      <textarea
        id={id}
        name={QUESTIONS}
        css={area}
        rows={4}
        maxLength={1500}
        autoComplete="off"
        aria-describedby={`${id}hint`}
      />
    </SheetForm>
  );
}
