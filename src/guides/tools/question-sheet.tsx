import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { useEffect, useId, useState } from "react";
import guidesWords from "../../../content/words/guides.json";
import { lettering, titled } from "../../theme/lettering";
import { colour, rule, space } from "../../theme/tokens";
import { ownArrow } from "../../ui/fields/control-style";
import { useKeptFields } from "../../ui/kept-form/kept-fields";
import { KeptForm } from "../../ui/kept-form/kept-form";
import { below, card, stack } from "../../ui/layout/primitives";
import { CopyButton } from "../../ui/links/copy-button";
import type { GuideTool } from "../guide-page";
import { countWords, lengthText, limitText, wordsText } from "./counted";
import { Question, sheetField } from "./question";
import { ToolFoot } from "./tool-foot";
import { ToolHead } from "./tool-head";

/** Pause in typing before a count is announced, in ms. */
const PAUSE = 1500;

/** A text for a live region, updated only after a pause in typing, so that not every key is announced. */
function useDelayed(text: string): string {
  const [delayed, setDelayed] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setDelayed(text), PAUSE);
    return () => clearTimeout(timer);
  }, [text]);
  return delayed;
}

const paperStyle = css({ ...stack(5), padding: "clamp(20px, 4vw, 36px)", ...card, scrollMarginTop: "100px" });
const sum = css({
  minHeight: "3.2rem",
  padding: `${space[3]} 0 0`,
  borderTop: rule.tear,
  ...titled("h3", 800, 1.3),
  fontVariantNumeric: "tabular-nums",
});
const { sheet: words } = guidesWords;

interface QuestionSheetProps {
  readonly id: string;
  readonly tool: string;
  readonly sheet: Queries.QuestionSheetFragment;
}

function QuestionSheet({ id, tool, sheet }: QuestionSheetProps) {
  const kept = useKeptFields(tool);
  const kindId = useId();
  const [current, setCurrent] = useState("");
  const fields = kept.fields ?? {};
  const written = (part: { readonly id: string }) => fields[part.id] ?? "";
  const limit = sheet.limit ? Number(sheet.limit.value.replace(/\D/g, "")) : undefined;
  const kinds = sheet.kinds ?? [];
  const kind = kinds.find((one) => one.id === fields.kind) ?? kinds[0];
  const parts = sheet.parts.filter((part) => !kind || part.kinds?.includes(kind.id));
  const countText = (part: { readonly id: string }) => {
    const count = countWords(written(part));
    return limit === undefined ? wordsText(count) : limitText(count, limit);
  };
  const count = parts.reduce((all, part) => all + countWords(written(part)), 0);
  const length = kind && lengthText(count, kind);
  const last = parts.find((part) => part.id === current);
  const status = useDelayed(
    length ? (count > 0 ? length : "") : last ? `${last.name}: ${countText(last)}` : "",
  );
  return (
    <section id={id} css={paperStyle} data-print="bare" aria-labelledby={`${id}-name`} data-tool={tool}>
      <ToolHead id={`${id}-name`} heading={sheet.heading} lead={sheet.lead} />
      <KeptForm
        ref={kept.form}
        css={stack()}
        onInput={({ target }) => {
          if (target instanceof HTMLTextAreaElement) setCurrent(target.name);
          kept.changed();
        }}
      >
        {kind && (
          <div css={below(4)}>
            <label css={lettering.label} htmlFor={kindId}>
              {words.kind}
            </label>
            <select css={[sheetField, ownArrow]} id={kindId} name="kind" autoComplete="off">
              {kinds.map((one) => (
                <option key={one.id} value={one.id}>
                  {one.name}
                </option>
              ))}
            </select>
          </div>
        )}
        {sheet.parts.map((part) => (
          <Question
            key={part.id}
            part={part}
            written={written(part)}
            count={kept.fields ? countText(part) : ""}
            isTooLong={limit !== undefined && countWords(written(part)) > limit}
            isHidden={!parts.includes(part)}
            isFirst={part === sheet.parts[0]}
          />
        ))}
        {kind && (
          <p css={[sum, count > kind.most && { color: colour.error }]} data-length="" data-needs-script>
            {kept.fields && length}
          </p>
        )}
        <p className="visually-hidden" role="status">
          {status}
        </p>
        <ToolFoot kept={kept}>
          <CopyButton
            words={words}
            text={parts
              .filter((part) => written(part).trim() !== "")
              .map((part) => (kind ? written(part) : `${part.name}\n${written(part)}`))
              .join("\n\n")}
          />
        </ToolFoot>
      </KeptForm>
    </section>
  );
}

/** The sheet at the end of a guide's chapter and the link to it; undefined if the guide has none. */
export function textTool({ statement, answers }: Queries.TextToolsFragment): GuideTool | undefined {
  const tool = statement ? "statement" : "answers";
  const sheet = statement ?? answers;
  if (!sheet) return undefined;
  // During navigation from guide to guide the first one's sheet is still on the page, so ids differ.
  const id = statement ? "your-outline" : "your-answers";
  return { id, link: sheet.link, part: <QuestionSheet id={id} tool={tool} sheet={sheet} /> };
}

export const query = graphql`
  fragment QuestionSheet on QuestionSheet {
    link heading lead
    limit { value }
    kinds { id name least most }
    parts { id name hint kinds evidence }
  }
  fragment TextTools on Tools {
    statement @include(if: $hasStatement) { ...QuestionSheet }
    answers @include(if: $hasAnswers) { ...QuestionSheet }
  }
`;
