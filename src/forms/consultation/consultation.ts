import fixedWords from "../../../content/words/fixed-forms.json";
import formsWords from "../../../content/words/forms.json";
import { fill } from "../../lib/fill";
import type { Answer, Verdict } from "../answer";
import { extractEmail, isEmail } from "../email";
import type { ConsultationBody, ConsultationValues } from "../endpoints";
import type { FormDefinition, Mistakes } from "../shared/form-definition";
import { type RawValues, readRaw } from "../shared/values";

const { consultation: words, contact: contactWords, choices } = fixedWords;
const { fields: labels, parts, subject } = formsWords.consultation;
const NEEDED = ["name", "email", "mobile", "address"] as const;

const empty: ConsultationValues = {
  name: "",
  email: "",
  mobile: "",
  address: "",
  education: [],
  otherEducation: "",
  studyCountry: [],
  otherStudyCountry: "",
};

function parse(raw: RawValues): ConsultationValues {
  return {
    name: readRaw.text(raw.name),
    email: readRaw.text(raw.email),
    mobile: readRaw.text(raw.mobile),
    address: readRaw.text(raw.address),
    education: readRaw.choices(raw.education, choices.education),
    otherEducation: readRaw.text(raw.otherEducation),
    studyCountry: readRaw.choices(raw.studyCountry, choices.studyCountry),
    otherStudyCountry: readRaw.text(raw.otherStudyCountry),
  };
}

/** Errors by field, in the order of the rules; a valid field is absent. */
export function consultationRules(values: ConsultationValues): Mistakes<ConsultationValues> {
  const mistakes: Partial<Record<keyof ConsultationValues, string>> = {};
  for (const field of NEEDED) {
    if (values[field].trim() === "") mistakes[field] = fill(words.blank, { field });
  }
  const { other } = choices;
  if (values.education.includes(other) && values.otherEducation.trim() === "") {
    mistakes.otherEducation = words.otherEducation;
  }
  if (values.studyCountry.includes(other) && values.otherStudyCountry.trim() === "") {
    mistakes.otherStudyCountry = words.otherStudyCountry;
  }
  if (mistakes.email === undefined && !isEmail(extractEmail(values.email)))
    mistakes.email = contactWords.emailWrong;
  return mistakes;
}

/** The first specified sentence among the errors; the one about an invalid address is shown at its field only. */
function toastOf(mistakes: Mistakes<ConsultationValues>): string | undefined {
  return Object.values(mistakes).find((mistake) => mistake !== contactWords.emailWrong);
}

function wordsFor(ticked: readonly string[], typed: string): string {
  return ticked.includes(choices.other) ? typed.trim() : "";
}

export function consultationBody(values: ConsultationValues): ConsultationBody {
  const email = extractEmail(values.email);
  return {
    ...values,
    from: email,
    name: values.name.trim(),
    email,
    mobile: values.mobile.trim(),
    address: values.address.trim(),
    otherEducation: wordsFor(values.education, values.otherEducation),
    otherStudyCountry: wordsFor(values.studyCountry, values.otherStudyCountry),
  };
}

const listed = (ticked: readonly string[], typed: string) => [...ticked, typed].filter(Boolean).join(", ");

function asText(values: ConsultationValues): string {
  const body = consultationBody(values);
  return [
    `${labels.name}: ${body.name}`,
    `${labels.email}: ${body.email}`,
    `${labels.mobile}: ${body.mobile}`,
    `${labels.address}: ${body.address}`,
    `${parts.education.title}: ${listed(body.education, body.otherEducation)}`,
    `${parts.studyCountry.title}: ${listed(body.studyCountry, body.otherStudyCountry)}`,
  ].join("\n");
}

function verdict(answer: Answer): Verdict {
  if (answer.kind === "accepted") return { isSent: true, text: words.sent };
  if (answer.kind === "declined") return { isSent: false, text: words.declined };
  return { isSent: false, text: answer.message ?? words.failed };
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
