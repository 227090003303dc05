import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { useState } from "react";
import guidesWords from "../../../../content/words/guides.json";
import { colour, space, type } from "../../../theme/tokens";
import { SheetForm } from "../../../ui/fields/sheet-form";
import { CopyButton } from "../../../ui/sheet/copy-button";
import { useKeptFields } from "../../../ui/sheet/kept-fields";
import { ToolCard } from "../tool-card";
import { ToolFoot } from "../tool-foot";
import { countWords } from "../word-count";
import { limitText } from "./counted";
import { DraftPart } from "./draft-part";
import { useSaid } from "./use-said";

const form = css({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)" });
/** A band above the field: a list in a column of its own would be longer than the field, or shorter. */
const evidence = css({
  marginBlock: `${space[3]} ${space[4]}`,
  padding: `${space[3]} ${space[4]}`,
  background: colour.awards,
  fontSize: type.small,
  lineHeight: 1.45,
  b: { display: "block", color: colour.heading },
  ul: {
    display: "grid",
    gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 13rem), 1fr))",
    gap: `2px ${space[5]}`,
  },
  li: { position: "relative", paddingLeft: "1.1em" },
  "li::before": { content: '"–"', position: "absolute", left: 0 },
  "@media print": { background: "none", padding: 0 },
});

const { answers: words, drafts } = guidesWords;

export interface AnswerDraftsProps {
  readonly id: string;
  readonly answers: Queries.AnswersToolFragment;
}

export function AnswerDrafts({ id, answers: { limit: figure, parts } }: AnswerDraftsProps) {
  const kept = useKeptFields("answers");
  const fields = kept.fields ?? {};
  const limit = Number(figure.value.replace(/\D/g, ""));
  const counts = parts.map((part) => countWords(fields[part.id] ?? ""));
  const tooLong = parts.filter((_part, position) => (counts[position] ?? 0) > limit);
  const [current, setCurrent] = useState("");
  const last = parts.findIndex((part) => part.id === current);
  const lastPart = parts[last];
  const said = useSaid(lastPart ? `${lastPart.name}: ${limitText(counts[last] ?? 0, limit)}` : "");
  const text = parts
    .filter((part) => (fields[part.id] ?? "").trim() !== "")
    .map((part) => `${part.name}\n${fields[part.id]}`)
    .join("\n\n");
  return (
    <ToolCard id={id} tool="answers" heading={words.heading} lead={words.lead}>
      <SheetForm
        ref={kept.form}
        css={form}
        onInput={({ target }) => {
          if (target instanceof HTMLTextAreaElement) setCurrent(target.name);
          kept.changed();
        }}
      >
        {parts.map((part, position) => (
          <DraftPart
            key={part.id}
            part={part}
            written={fields[part.id] ?? ""}
            count={kept.fields ? limitText(counts[position] ?? 0, limit) : ""}
            isTooLong={tooLong.includes(part)}
            isHidden={false}
            isFirst={position === 0}
          >
            <div css={evidence}>
              <b>{words.evidence}</b>
              <ul>
                {part.evidence.map((paper) => (
                  <li key={paper}>{paper}</li>
                ))}
              </ul>
            </div>
          </DraftPart>
        ))}
        <p className="visually-hidden" role="status">
          {said}
        </p>
        <ToolFoot kept={kept}>
          <CopyButton
            words={{ copy: drafts.copy, copied: drafts.copied, uncopied: drafts.uncopied }}
            text={text}
          />
        </ToolFoot>
      </SheetForm>
    </ToolCard>
  );
}

export const query = graphql`
  fragment AnswersTool on ToolsAnswers {
    limit { value }
    parts { id name hint evidence }
  }
`;
