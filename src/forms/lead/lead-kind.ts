import type { Answer, Verdict } from "../answer";
import type { FieldShape, RawValues } from "./values";

/** Errors of a form by field; a valid field is absent. */
export type Mistakes<Values> = { readonly [Name in keyof Values]?: string };

/** The configuration of a form: initial values, rules and labels. */
export interface LeadKind<Values extends FieldShape<Values>> {
  readonly name: string;
  readonly empty: Values;
  readonly parse: (raw: RawValues) => Values;
  readonly rules: (values: Values) => Mistakes<Values>;
  /** The error that is also shown in a toast. */
  readonly toastOf?: (mistakes: Mistakes<Values>) => string | undefined;
  /** Whether the browser also shows its own message, in its own language, at the first invalid field. */
  readonly isMarkedByBrowser?: boolean;
  readonly verdict: (answer: Answer) => Verdict;
  readonly subject: (values: Values) => string;
  /** The message as text, for mail or chat when sending failed. */
  readonly asText: (values: Values) => string;
}
