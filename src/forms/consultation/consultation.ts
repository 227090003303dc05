import { fill } from "../../words/fill";
import { consultationChoices, messageWords, specifiedForms } from "../../words/specified-forms";
import type { Answer, Verdict } from "../answer";
import type { ConsultationBody, ConsultationValues } from "../endpoints";
import type { LeadKind, SubmitProblem } from "../lead/lead-kind";
import { type RawValues, readRaw } from "../lead/values";

const words = specifiedForms.consultation;
const labels = messageWords.consultation;
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
    education: readRaw.choices(raw.education, consultationChoices.education),
    otherEducation: readRaw.text(raw.otherEducation),
    studyCountry: readRaw.choices(raw.studyCountry, consultationChoices.studyCountry),
    otherStudyCountry: readRaw.text(raw.otherStudyCountry),
  };
}

/** The first thing that keeps a consultation request from being sent. */
interface ConsultationProblem {
  readonly field: keyof ConsultationValues;
  readonly toast: string;
}

/** The rules in their order: the four needed fields, then the words that "Other" asks for. */
export function consultationRules(values: ConsultationValues): ConsultationProblem | undefined {
  const blank = NEEDED.find((field) => values[field].trim() === "");
  if (blank) return { field: blank, toast: fill(words.blank, { field: blank }) };
  const { other } = consultationChoices;
  if (values.education.includes(other) && values.otherEducation.trim() === "") {
    return { field: "otherEducation", toast: words.otherEducation };
  }
  if (values.studyCountry.includes(other) && values.otherStudyCountry.trim() === "") {
    return { field: "otherStudyCountry", toast: words.otherStudyCountry };
  }
  return undefined;
}

/** The rules with their toasts first, then the browser's own check of the e-mail address. */
function check(values: ConsultationValues, form: HTMLFormElement): SubmitProblem | undefined {
  const problem = consultationRules(values);
  if (problem) return problem;
  return form.reportValidity() ? undefined : { field: "email", hint: specifiedForms.contact.emailWrong };
}

/** The words beside "Other" count only while it is ticked. */
function wordsFor(choices: readonly string[], typed: string): string {
  return choices.includes(consultationChoices.other) ? typed.trim() : "";
}

/** The body of a consultation request. */
export function consultationBody(values: ConsultationValues): ConsultationBody {
  const email = values.email.trim();
  return {
    from: email,
    name: values.name.trim(),
    email,
    mobile: values.mobile.trim(),
    address: values.address.trim(),
    education: values.education,
    otherEducation: wordsFor(values.education, values.otherEducation),
    studyCountry: values.studyCountry,
    otherStudyCountry: wordsFor(values.studyCountry, values.otherStudyCountry),
  };
}

const listed = (choices: readonly string[], typed: string) => [...choices, typed].filter(Boolean).join(", ");

function asText(values: ConsultationValues): string {
  const body = consultationBody(values);
  return [
    `${labels.name}: ${body.name}`,
    `${labels.email}: ${body.email}`,
    `${labels.mobile}: ${body.mobile}`,
    `${labels.address}: ${body.address}`,
    `${labels.education}: ${listed(body.education, body.otherEducation)}`,
    `${labels.studyCountry}: ${listed(body.studyCountry, body.otherStudyCountry)}`,
  ].join("\n");
}

function verdict(answer: Answer): Verdict {
  switch (answer.kind) {
    case "accepted":
      return { isSent: true, text: words.sent };
    case "declined":
      return { isSent: false, text: words.declined };
    case "failed":
      return { isSent: false, text: answer.message ?? words.failed };
  }
}

/** The consultation form: it names the first problem in a toast. */
export const consultationKind: LeadKind<ConsultationValues> = {
  name: "consultation",
  empty,
  parse,
  check,
  verdict,
  subject: ({ name }) => fill(labels.subject, { name: name.trim().replace(/\s+/g, " ") }),
  asText,
};
