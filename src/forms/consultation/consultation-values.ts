import { consultationChoices } from "../../words/specified-forms";
import type { ConsultationValues } from "../endpoints";
import { type RawValues, readRaw } from "../lead/values";

const EMPTY: ConsultationValues = {
  name: "",
  email: "",
  mobile: "",
  address: "",
  education: [],
  otherEducation: "",
  studyCountry: [],
  otherStudyCountry: "",
};

export const consultationValues = {
  empty: EMPTY,
  /** Reads values from a draft, or from the page's own controls. */
  parse: (raw: RawValues): ConsultationValues => ({
    name: readRaw.text(raw.name),
    email: readRaw.text(raw.email),
    mobile: readRaw.text(raw.mobile),
    address: readRaw.text(raw.address),
    education: readRaw.choices(raw.education, consultationChoices.education),
    otherEducation: readRaw.text(raw.otherEducation),
    studyCountry: readRaw.choices(raw.studyCountry, consultationChoices.studyCountry),
    otherStudyCountry: readRaw.text(raw.otherStudyCountry),
  }),
} as const;
