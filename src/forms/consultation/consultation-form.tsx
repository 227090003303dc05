import { css } from "@emotion/react";
import { from, shadow, space } from "../../theme/tokens";
import { sendConsultation } from "../api";
import { TextAreaField } from "../fields/text-area-field";
import { TextField } from "../fields/text-field";
import type { FormCompany } from "../form-company";
import { LeadForm } from "../lead/lead-form";
import { ChoiceGroup } from "./choice-group";
import { consultationChoices } from "./consultation-choices";
import { consultationKind } from "./consultation-kind";
import { consultationPayload } from "./consultation-payload";
import { FormPart } from "./form-part";

const form = css({ "& > fieldset": { boxShadow: shadow.card } });
const pair = css({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[5],
  [from.tablet]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
});
const whole = css({ gridColumn: "1 / -1" });

interface ConsultationFormProps {
  readonly company: FormCompany;
  /** Id of the heading that names the form. */
  readonly labelledBy: string;
}

/** The online consulting form (specification, section 2). */
export function ConsultationForm({ company, labelledBy }: ConsultationFormProps) {
  return (
    <LeadForm
      kind={consultationKind}
      send={(values) => sendConsultation(consultationPayload.create(values))}
      company={company}
      labelledBy={labelledBy}
      submitLabel="Submit"
      note="We use your answers to prepare the call and for nothing else."
      css={form}
    >
      <FormPart step={1} phase="plan" title="About you" note="all four are needed">
        <div css={pair}>
          <TextField name="name" label="Full name" autoComplete="name" css={whole} />
          <TextField name="email" label="Email" type="email" autoComplete="email" isRequired />
          <TextField name="mobile" label="Mobile" type="tel" autoComplete="tel" isRequired />
          <TextAreaField
            name="address"
            label="Current address"
            rows={2}
            autoComplete="street-address"
            isRequired
            css={whole}
          />
        </div>
      </FormPart>
      <FormPart step={2} phase="apply" title="Education background" note="tick all that fit">
        <ChoiceGroup
          name="education"
          choices={consultationChoices.education}
          other={{ name: "otherEducation", label: "Your education" }}
        />
      </FormPart>
      <FormPart step={3} phase="visa" title="Preferred study country" note="tick as many as you like">
        <ChoiceGroup
          name="studyCountry"
          choices={consultationChoices.studyCountry}
          other={{ name: "otherStudyCountry", label: "Other study country" }}
        />
      </FormPart>
    </LeadForm>
  );
}
