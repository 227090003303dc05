import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { useId } from "react";
import guidesWords from "../../../../content/words/guides.json";
import { colour, font, space, type } from "../../../theme/tokens";
import { ownArrow } from "../../../ui/fields/control-style";
import { SheetForm } from "../../../ui/fields/sheet-form";
import { CopyButton } from "../../../ui/sheet/copy-button";
import { useKeptFields } from "../../../ui/sheet/kept-fields";
import { cardFields, ToolCard } from "../tool-card";
import { ToolFoot } from "../tool-foot";
import { countWords } from "../word-count";
import { lengthText, wordsText } from "./counted";
import { DraftPart } from "./draft-part";
import { useSaid } from "./use-said";

const form = css({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  "& > :first-of-type": { marginBottom: space[4] },
});
const sum = css({
  minHeight: "3.2rem",
  padding: `${space[3]} 0 0`,
  borderTop: `2px dashed ${colour.line}`,
  color: colour.heading,
  font: `800 1.3125rem/1.3 ${font.heading}`,
  fontVariantNumeric: "tabular-nums",
});
const over = css({ color: colour.error });
const kindLabel = css({ color: colour.heading, fontSize: type.small, fontWeight: 600 });

const { statement: words, drafts } = guidesWords;

export interface StatementDraftProps {
  readonly id: string;
  readonly statement: Queries.StatementToolFragment;
}

export function StatementDraft({ id, statement }: StatementDraftProps) {
  const kept = useKeptFields("statement");
  const fieldId = useId();
  const fields = kept.fields ?? {};
  const kind = statement.kinds.find((one) => one.id === fields.kind) ?? statement.kinds[0];
  const parts = statement.parts.filter(({ kinds }) => !kind || kinds.includes(kind.id));
  const texts = parts.map((part) => fields[part.id] ?? "");
  const count = texts.reduce((total, text) => total + countWords(text), 0);
  const length = kind ? lengthText(count, kind) : wordsText(count);
  const said = useSaid(count > 0 ? length : "");
  return (
    <ToolCard id={id} tool="statement" heading={words.heading} lead={words.lead}>
      <SheetForm ref={kept.form} css={form} onInput={kept.changed}>
        <div>
          <label css={kindLabel} htmlFor={fieldId}>
            {words.kind}
          </label>
          <select css={[cardFields.control, ownArrow]} id={fieldId} name="kind" autoComplete="off">
            {statement.kinds.map((one) => (
              <option key={one.id} value={one.id}>
                {one.name}
              </option>
            ))}
          </select>
        </div>
        {statement.parts.map((part) => {
          const written = fields[part.id] ?? "";
          return (
            <DraftPart
              key={part.id}
              part={part}
              written={written}
              count={kept.fields ? wordsText(countWords(written)) : ""}
              isTooLong={false}
              isHidden={!parts.includes(part)}
              isFirst={part === statement.parts[0]}
            />
          );
        })}
        <p css={[sum, kind && count > kind.most && over]} data-length="" data-needs-script>
          {kept.fields && length}
        </p>
        <p className="visually-hidden" role="status">
          {said}
        </p>
        <ToolFoot kept={kept}>
          <CopyButton
            words={{ copy: drafts.copy, copied: drafts.copied, uncopied: drafts.uncopied }}
            text={texts.filter((text) => text.trim() !== "").join("\n\n")}
          />
        </ToolFoot>
      </SheetForm>
    </ToolCard>
  );
}

export const query = graphql`
  fragment StatementTool on ToolsStatement {
    kinds { id name least most }
    parts { id name hint kinds }
  }
`;
