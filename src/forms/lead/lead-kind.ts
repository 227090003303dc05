import type { Answer } from "../answer";
import type { RawValues } from "../draft/read-raw";
import type { FieldShape } from "../field-shape";
import type { Verdict } from "../verdict";

/** What keeps a form from being sent, found when the visitor sends it. */
export interface SubmitProblem {
  readonly field: string;
  /** Words beside the field, where they are not that it is still empty. */
  readonly hint?: string;
  /** Sentence of the toast, if there is one. */
  readonly toast?: string;
}

/** What makes one of the two forms: its values, its rules and its words. Everything here is known before a visitor comes. */
export interface LeadKind<Values extends FieldShape<Values>> {
  /** Names the draft. */
  readonly name: string;
  readonly empty: Values;
  readonly parse: (raw: RawValues) => Values;
  /** Rules that hold field by field. */
  readonly rules?: (values: Values) => { readonly [Name in keyof Values]?: string };
  /** Rules that stop at the first problem. */
  readonly check?: (values: Values, form: HTMLFormElement) => SubmitProblem | undefined;
  readonly verdict: (answer: Answer) => Verdict;
  readonly subject: (values: Values) => string;
  readonly asText: (values: Values) => string;
}
