import { css } from "@emotion/react";
import { type ReactNode, useId } from "react";
import formsWords from "../../../content/words/forms.json";
import { Filled } from "../../lib/filled";
import { titled } from "../../theme/lettering";
import { colour, font, type PhaseName, phase, radius, shadow, space, type } from "../../theme/tokens";
import { card, row, stack, wholeRow } from "../../ui/layout/primitives";
import { sendConsultation } from "../api";
import { extractEmail, seemsCut } from "../email";
import { TextField, type TextFieldProps } from "../fields/text-field";
import { SharedForm } from "../shared/shared-form";
import { ChoiceGroup } from "./choice-group";
import { consultationBody, consultationDefinition } from "./consultation";
import { consultationFields, type PlainField } from "./consultation-fields";

/** Windows in which the parts have room for a stub beside them; on a tablet in portrait the picture takes it. */
const roomy = "@media (min-width: 40em) and (max-width: 47.99em), (min-width: 64em)";

const pass = css({
  ...stack(),
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
  borderRadius: radius.card,
  background: colour.surface,
  overflow: ["hidden", "clip"],
  [roomy]: { gridTemplateColumns: "104px minmax(0, 1fr)" },
});
const stub = css({
  display: "flex",
  alignItems: "baseline",
  gap: space[2],
  padding: `${space[2]} ${space[5]}`,
  borderBottom: `2px dashed ${colour.surface}`,
  color: colour.heading,
  fontSize: type.small,
  fontWeight: 700,
  strong: { font: `800 ${type.fact}/1 ${font.heading}` },
  [roomy]: {
    strong: { fontSize: type.proseH2 },
    flexDirection: "column",
    gap: space[1],
    padding: space[5],
    borderBottom: 0,
    borderRight: `2px dashed ${colour.surface}`,
  },
});
const head = css({
  fontSize: type.h3,
  fontWeight: 800,
  small: { display: "block", marginTop: space[1] },
  [roomy]: { ...row([0, 4], "space-between"), alignItems: "baseline" },
});
/** The grounds of the parts, in order. */
const phases: readonly PhaseName[] = ["plan", "apply", "visa"];

interface FormPartProps {
  readonly step: number;
  readonly title: string;
  readonly note: string;
  readonly children: ReactNode;
}

function FormPart({ step, title, note, children }: FormPartProps) {
  const id = useId();
  return (
    <fieldset aria-labelledby={id} css={pass}>
      <div css={stub} style={{ background: phase[phases[step - 1] ?? "arrive"] }} aria-hidden="true">
        <Filled text={formsWords.consultation.part} values={{ number: <strong>{step}</strong> }} />
      </div>
      <div css={{ ...stack(5), padding: "clamp(20px, 3vw, 32px)" }}>
        <h3 id={id} css={head}>
          {title} <small css={{ color: colour.muted, font: `400 ${type.small} ${font.text}` }}>{note}</small>
        </h3>
        {children}
      </div>
    </fieldset>
  );
}

const form = css({
  "& > fieldset": { boxShadow: shadow.card },
  "& > div:has([type=submit])": {
    padding: "clamp(20px, 3vw, 32px)",
    ...card,
    [roomy]: {
      paddingLeft: "calc(104px + clamp(20px, 3vw, 32px))",
      position: "relative",
      background: `linear-gradient(${phase.arrive}, ${phase.arrive}) 0 0 / 104px 100% no-repeat ${colour.surface}`,
    },
    "&::before": {
      [roomy]: {
        content: '"\\2192" / ""',
        position: "absolute",
        insetBlockStart: space[5],
        insetInlineStart: space[5],
        ...titled("proseH2", 800, 1),
      },
    },
  },
});
const pair = css({ ...stack(5), [roomy]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } });
const { consultation: words } = formsWords;
const { parts, fields } = words;

/** How the fields of the first part look; the others are choices and what goes with them. */
const controls: Record<PlainField["name"], Partial<TextFieldProps>> = {
  // The specification has browsers mark the other three only.
  name: { autoComplete: "name", isRequired: false },
  email: {
    type: "email",
    autoComplete: "email",
    ask: (typed) => (seemsCut(extractEmail(typed)) ? words.emailCut : undefined),
  },
  mobile: { type: "tel", autoComplete: "tel", hint: words.mobileHint },
  address: { rows: 2, autoComplete: "street-address" },
};

export function ConsultationForm({ labelledBy }: { readonly labelledBy: string }) {
  const plain = consultationFields.filter((field) => field.kind !== "choices" && field.kind !== "other");
  const choices = consultationFields.filter((field) => field.kind === "choices");
  return (
    <SharedForm
      definition={consultationDefinition}
      send={(values) => sendConsultation(consultationBody(values))}
      labelledBy={labelledBy}
      words={words}
      css={form}
    >
      <FormPart step={1} {...parts.about}>
        <div css={pair}>
          {plain.map(({ name, isRequired }) => (
            <TextField
              key={name}
              name={name}
              label={fields[name]}
              isRequired={isRequired}
              {...controls[name]}
              css={name === "name" || controls[name].rows ? wholeRow : undefined}
            />
          ))}
        </div>
      </FormPart>
      {choices.map((field, position) => (
        <FormPart key={field.name} step={position + 2} {...parts[field.name]}>
          <ChoiceGroup field={field} />
        </FormPart>
      ))}
    </SharedForm>
  );
}
