import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { useId } from "react";
import { RoundMark } from "../../components/motifs/round-mark";
import { colour, from, shadow, space, type } from "../../theme/tokens";
import { useWords } from "../../words/use-words";
import { sendContact } from "../api";
import { TextAreaField, TextField } from "../fields/text-fields";
import { LeadForm } from "../lead/lead-form";
import type { FormCompany } from "../lead/lead-kind";
import { contactBody, contactKind } from "./contact";
import { type InstitutionName, openAbout } from "./opening";
import { PhoneField } from "./phone-field";

// A postcard: the sender at left, the message at right, a centre line between them.
const card = css({
  padding: "clamp(20px, 4vw, 48px)",
  background: colour.surface,
  boxShadow: shadow.card,
});
const top = css({ display: "flex", alignItems: "center", justifyContent: "space-between", gap: space[4] });
const mark = css({
  flex: "none",
  width: "148px",
  color: colour.accent,
  opacity: 0.85,
  [from.tablet]: { width: "224px" },
});
const halves = css({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[5],
  [from.desktop]: { gridTemplateColumns: "minmax(0, 5fr) minmax(0, 6fr)", gap: space[11] },
});
const sender = css({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  alignContent: "start",
  gap: space[5],
});
const message = css({
  [from.desktop]: {
    gridTemplateRows: "auto minmax(0, 1fr) auto",
    alignContent: "stretch",
    paddingLeft: space[11],
    borderLeft: `2px dashed ${colour.line}`,
  },
  textarea: {
    // Lines as on a postcard; they scroll with the text.
    lineHeight: "34px",
    paddingBlock: space[2],
    backgroundImage: `repeating-linear-gradient(transparent 0 33px, ${colour.line} 33px 34px)`,
    backgroundAttachment: "local",
    backgroundPositionY: space[2],
    fontSize: type.text,
  },
});

interface ContactFormProps {
  /** Address that receives the messages. */
  readonly to: string;
  /** Institutions that `?about=` may name. */
  readonly institutions: readonly InstitutionName[];
  readonly company: FormCompany;
  readonly words: Queries.ContactWordsFragment;
  readonly sending: Queries.SendingWordsFragment;
  /** Lettering of the round mark: where the message goes, and since when. */
  readonly postmark: { readonly place: string; readonly country: string; readonly since: number };
}

/** The contact form: name, e-mail, phone and message. */
export function ContactForm({ to, institutions, company, words, sending, postmark }: ContactFormProps) {
  const { postmarks } = useWords();
  const headingId = useId();
  return (
    <LeadForm
      kind={contactKind}
      send={(values, signs) => sendContact(contactBody(to, values), signs)}
      prepare={(values) => openAbout(values, institutions, words.opening)}
      company={company}
      labelledBy={headingId}
      submitLabel={words.submit}
      note={words.note}
      sending={sending}
      css={card}
    >
      <div css={top}>
        <h2 id={headingId}>{words.heading}</h2>
        <RoundMark
          top={postmark.place}
          bottom={postmark.country}
          lines={[postmarks.since, `${postmark.since}`]}
          hasWaves
          css={mark}
        />
      </div>
      <div css={halves}>
        <div css={sender}>
          <TextField name="fullName" label={words.fields.fullName} autoComplete="name" isRequired />
          <TextField name="email" label={words.fields.email} type="email" autoComplete="email" isRequired />
          <PhoneField words={words} />
        </div>
        <TextAreaField name="message" label={words.fields.message} rows={7} isRequired css={message} />
      </div>
    </LeadForm>
  );
}

export const query = graphql`
  fragment ContactWords on FormWordsContact {
    heading
    submit
    note
    opening
    fields { fullName email country phone message }
    near
    others
    countries { code name }
  }
`;
