import type { Answer, Verdict } from "../answer";
import type { FieldShape, RawValues } from "./values";

/** What a form says about the company: the ways to reach it without the form. */
export interface FormCompany {
  readonly phone: string;
  readonly email: string;
  readonly chat: { readonly number: string };
}

/** What keeps a form from being sent, found when the visitor sends it. */
export interface SubmitProblem {
  readonly field: string;
  /** Words beside the field, where they are not that it is still empty. */
  readonly hint?: string;
  /** Sentence of the toast, if there is one. */
  readonly toast?: string;
}

/** Static configuration of a form: its values, its rules and its words. */
export interface LeadKind<Values extends FieldShape<Values>> {
  /** Names the draft. */
  readonly name: string;
  readonly empty: Values;
  /** Reads values from a draft, or from the page's own controls. */
  readonly parse: (raw: RawValues) => Values;
  /** Rules that hold field by field. */
  readonly rules?: (values: Values) => { readonly [Name in keyof Values]?: string };
  /** Rules that stop at the first problem. */
  readonly check?: (values: Values, form: HTMLFormElement) => SubmitProblem | undefined;
  readonly verdict: (answer: Answer) => Verdict;
  /** Subject of the message. */
  readonly subject: (values: Values) => string;
  /** The message as text, for a mail or a chat when it could not be sent. */
  readonly asText: (values: Values) => string;
}
