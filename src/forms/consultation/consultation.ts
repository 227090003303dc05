import fixedWords from "../../../content/words/fixed-forms.json";
import formsWords from "../../../content/words/forms.json";
import { fill } from "../../lib/fill";
import { byField } from "../by-field";
import { extractEmail, isBrowserEmail } from "../email";
import type { ServiceResponse, Verdict } from "../service-response";
import type { FormDefinition, Mistakes } from "../shared/form-definition";
import { type RawValues, readRaw } from "../shared/values";
import { type ConsultationBody, type ConsultationValues, consultationFields } from "./consultation-fields";

const { consultation: words, contact: contactWords, choices } = fixedWords;
const { fields: labels, parts, subject } = formsWords.consultation;

const empty: ConsultationValues = byField(consultationFields, { list: () => [], text: () => "" });

const parse = (raw: RawValues): ConsultationValues =>
  byField(consultationFields, {
    list: ({ name, choices }) => readRaw.choices(raw[name], choices),
    text: ({ name }) => readRaw.text(raw[name]),
  });

/** Errors by field, in the order of the rules; a valid field is absent. */
export function consultationRules(values: ConsultationValues): Mistakes<ConsultationValues> {
  const mistakes: Partial<Record<keyof ConsultationValues, string>> = {};
  for (const { name, isRequired } of consultationFields) {
    if (isRequired && values[name].trim() === "") mistakes[name] = fill(words.blank, { field: name });
  }
  for (const field of consultationFields) {
    if (field.kind !== "other" || values[field.name].trim() !== "") continue;
    if (values[field.of].includes(choices.other)) mistakes[field.name] = words[field.name];
  }
  if (mistakes.email === undefined && !isBrowserEmail(extractEmail(values.email)))
    mistakes.email = contactWords.emailWrong;
  return mistakes;
}

/** The first specified sentence among the errors; the one about an invalid address is shown at its field only. */
function toastOf(mistakes: Mistakes<ConsultationValues>): string | undefined {
  return Object.values(mistakes).find((mistake) => mistake !== contactWords.emailWrong);
}

export function consultationBody(values: ConsultationValues): ConsultationBody {
  const body = byField(consultationFields, {
    list: ({ name }) => values[name],
    text: (field) => {
      if (field.kind === "email") return extractEmail(values[field.name]);
      const isUnasked = field.kind === "other" && !values[field.of].includes(choices.other);
      return isUnasked ? "" : values[field.name].trim();
    },
  });
  return { ...body, from: body.email };
}

function asText(values: ConsultationValues): string {
  const body = consultationBody(values);
  const lines = consultationFields.flatMap((field) => {
    if (field.kind === "other") return [];
    if (field.kind !== "choices") return [`${labels[field.name]}: ${body[field.name]}`];
    const named = [...body[field.name], body[field.other]].filter(Boolean);
    return [`${parts[field.name].title}: ${named.join(", ")}`];
  });
  return lines.join("\n");
}

function verdict(response: ServiceResponse): Verdict {
  if (response.kind === "accepted") return { isSent: true, text: words.sent };
  if (response.kind === "declined") return { isSent: false, text: words.declined };
  return { isSent: false, text: response.message ?? words.failed };
}

export const consultationDefinition: FormDefinition<ConsultationValues> = {
  name: "consultation",
  empty,
  parse,
  rules: consultationRules,
  toastOf,
  isMarkedByBrowser: true,
  verdict,
  subject: ({ name }) => fill(subject, { name: name.trim().replace(/\s+/g, " ") }),
  asText,
};
