import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { useId } from "react";
import guidesWords from "../../../../content/words/guides.json";
import { fill } from "../../../lib/fill";
import { colour, font, from, space, type } from "../../../theme/tokens";
import { SheetForm } from "../../../ui/fields/sheet-form";
import { buttonStyle } from "../../../ui/links/button-style";
import { CopyButton } from "../../../ui/sheet/copy-button";
import { useKeptFields } from "../../../ui/sheet/kept-fields";
import { TickList } from "../../../ui/sheet/tick-list";
import { cardFields, ToolCard } from "../tool-card";
import { ToolFoot } from "../tool-foot";

const form = css({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: space[6] });
const fieldGrid = css({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[4],
  label: { display: "block", color: colour.heading, fontSize: type.small, fontWeight: 700 },
  [from.tablet]: {
    gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
    "& > :last-of-type:nth-of-type(odd)": { gridColumn: "1 / -1" },
  },
});
const heading = css({ font: `700 1.375rem/1.2 ${font.heading}` });
const mail = css({
  marginTop: space[3],
  padding: `${space[4]} ${space[5]}`,
  border: `2px solid ${colour.line}`,
  background: colour.page,
  color: colour.heading,
  lineHeight: 1.55,
  overflowWrap: "anywhere",
  p: { whiteSpace: "pre-wrap" },
  "p:first-of-type": {
    paddingBottom: space[3],
    marginBottom: space[3],
    borderBottom: `1px dashed ${colour.line}`,
    fontWeight: 700,
  },
});
const actions = css({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${space[2]} ${space[5]}`,
  marginTop: space[4],
  "@media print": { display: "none" },
});
const waiting = css({ visibility: "hidden" });

const { request: words } = guidesWords;

export interface LetterRequestProps {
  readonly id: string;
  readonly request: Queries.RequestToolFragment;
}

export function LetterRequest({ id, request }: LetterRequestProps) {
  const kept = useKeptFields("request");
  const fieldId = useId();
  const fields = kept.fields ?? {};
  const values = Object.fromEntries(
    request.fields.map((field) => [field.id, (fields[field.id] ?? "").trim() || field.blank]),
  );
  const subject = fill(request.subject, values);
  const body = fill(request.body, values);
  const address = `mailto:?${new URLSearchParams({ subject, body }).toString().replaceAll("+", "%20")}`;
  return (
    <ToolCard id={id} tool="request" heading={words.heading} lead={words.lead}>
      <SheetForm ref={kept.form} css={form} onInput={kept.changed}>
        <div css={fieldGrid}>
          {request.fields.map((field) => (
            <div key={field.id}>
              <label htmlFor={`${fieldId}${field.id}`}>{field.name}</label>
              <input
                css={cardFields.control}
                id={`${fieldId}${field.id}`}
                name={field.id}
                type="text"
                autoComplete="off"
              />
            </div>
          ))}
        </div>
        <section aria-labelledby={`${fieldId}mail`}>
          <h3 id={`${fieldId}mail`} css={heading}>
            {words.mail}
          </h3>
          <div css={mail} data-mail="">
            <p>{subject}</p>
            <p>{body}</p>
          </div>
          <div css={actions}>
            <span css={!kept.fields && waiting} data-needs-script>
              <CopyButton
                words={{ copy: words.copy, copied: words.copied, uncopied: words.uncopied }}
                text={`${subject}\n\n${body}`}
              />
            </span>
            <a css={buttonStyle({ look: "tertiary" })} href={address}>
              {words.send}
            </a>
          </div>
        </section>
        <TickList
          name={words.list}
          items={request.items}
          doneText={(done, count) => fill(words.done, { done, count })}
          fields={fields}
          isLive={kept.fields !== undefined}
        />
        <ToolFoot kept={kept} />
      </SheetForm>
    </ToolCard>
  );
}

export const query = graphql`
  fragment RequestTool on ToolsRequest {
    fields { id name blank }
    subject
    body
    items { id name }
  }
`;
