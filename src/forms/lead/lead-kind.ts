import type { Answer, Verdict } from "../answer";
import type { FieldShape, RawValues } from "./values";

/** What is wrong with a form, by field; a field without a mistake is absent. */
export type Mistakes<Values> = { readonly [Name in keyof Values]?: string };

/** Static configuration of a form: its values, its rules and its words. */
export interface LeadKind<Values extends FieldShape<Values>> {
  readonly name: string;
  readonly empty: Values;
  readonly parse: (raw: RawValues) => Values;
  readonly rules: (values: Values) => Mistakes<Values>;
  /** Which of the mistakes a toast says as well. */
  readonly toastOf?: (mistakes: Mistakes<Values>) => string | undefined;
  /** Whether the browser says beside the first field in error what it finds wrong itself, in its own language. */
  readonly isMarkedByBrowser?: boolean;
  readonly verdict: (answer: Answer) => Verdict;
  readonly subject: (values: Values) => string;
  /** The message as text, for a mail or a chat when it could not be sent. */
  readonly asText: (values: Values) => string;
}
