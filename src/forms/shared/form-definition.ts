import type { ServiceResponse, Verdict } from "../service-response";
import type { FieldShape, RawValues } from "./values";

/** Errors of a form by field; a valid field is absent. */
export type Mistakes<Values> = { readonly [Name in keyof Values]?: string };

export interface FormDefinition<Values extends FieldShape<Values>> {
  readonly name: string;
  readonly empty: Values;
  readonly parse: (raw: RawValues) => Values;
  readonly rules: (values: Values) => Mistakes<Values>;
  readonly toastOf?: (mistakes: Mistakes<Values>) => string | undefined;
  /** Whether the browser also shows its own message, in its own language, at the first invalid field. */
  readonly isMarkedByBrowser?: boolean;
  readonly verdict: (response: ServiceResponse) => Verdict;
  readonly subject: (values: Values) => string;
  readonly asText: (values: Values) => string;
}
