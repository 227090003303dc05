import { css } from "@emotion/react";
import fixedWords from "../../../content/words/fixed-forms.json";
import formsWords from "../../../content/words/forms.json";
import { Filled } from "../../lib/filled";
import { keptDays } from "../../lib/kept-days";
import { colour, font, phase, radius, shadow, space } from "../../theme/tokens";
import { sendConsultation } from "../api";
import { TextField } from "../fields/text-field";
import { LeadForm } from "../lead/lead-form";
import type { FormCompany } from "../lead/lead-kind";
import { PrivacyLink } from "../lead/privacy-link";
import { ChoiceGroup } from "./choice-group";
import { consultationBody, consultationKind } from "./consultation";
import { FormPart, roomy } from "./form-part";

const form = css({
  "& > fieldset": { boxShadow: shadow.card },
  "& > div:has([type=submit])": {
    padding: "clamp(20px, 3vw, 32px)",
    borderRadius: radius.card,
    background: colour.surface,
    boxShadow: shadow.card,
    [roomy]: {
      paddingLeft: "calc(104px + clamp(20px, 3vw, 32px))",
      position: "relative",
      background: `linear-gradient(${phase.arrive}, ${phase.arrive}) 0 0 / 104px 100% no-repeat ${colour.surface}`,
    },
    "@media print": { boxShadow: "none" },
    "&::before": {
      [roomy]: {
        content: '"\\2192" / ""',
        position: "absolute",
        insetBlockStart: space[6],
        insetInlineStart: space[6],
        color: colour.heading,
        font: `800 2.625rem/1 ${font.heading}`,
      },
    },
  },
});
const pair = css({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[5],
  [roomy]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
});
const whole = css({ gridColumn: "1 / -1" });

const { consultation: words } = formsWords;
const { parts, fields } = words;

interface ConsultationFormProps {
  readonly company: FormCompany;
  readonly labelledBy: string;
}

export function ConsultationForm({ company, labelledBy }: ConsultationFormProps) {
  return (
    <LeadForm
      kind={consultationKind}
      send={(values) => sendConsultation(consultationBody(values))}
      company={company}
      labelledBy={labelledBy}
      submitLabel={words.submit}
      note={words.note}
      privacy={<Filled text={words.privacy} values={{ days: keptDays.delivered, link: <PrivacyLink /> }} />}
      after={words.after}
      css={form}
    >
      <FormPart step={1} phase="plan" title={parts.about.title} note={parts.about.note}>
        <div css={pair}>
          <TextField name="name" label={fields.name} autoComplete="name" css={whole} />
          <TextField name="email" label={fields.email} type="email" autoComplete="email" isRequired />
          <TextField
            name="mobile"
            label={fields.mobile}
            hint={words.mobileHint}
            type="tel"
            autoComplete="tel"
            isRequired
          />
          <TextField
            name="address"
            label={fields.address}
            rows={2}
            autoComplete="street-address"
            isRequired
            css={whole}
          />
        </div>
      </FormPart>
      <FormPart step={2} phase="apply" title={parts.education.title} note={parts.education.note}>
        <ChoiceGroup
          name="education"
          choices={fixedWords.choices.education}
          other={{ name: "otherEducation", label: fields.otherEducation }}
        />
      </FormPart>
      <FormPart step={3} phase="visa" title={parts.studyCountry.title} note={parts.studyCountry.note}>
        <ChoiceGroup
          name="studyCountry"
          choices={fixedWords.choices.studyCountry}
          other={{ name: "otherStudyCountry", label: fields.otherStudyCountry }}
        />
      </FormPart>
    </LeadForm>
  );
}
