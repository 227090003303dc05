import { useEffect } from "react";
import { useForm } from "react-final-form";
import type { FieldShape } from "../field-shape";
import type { LeadKind } from "./lead-kind";
import { sendings } from "./sendings";

interface EmptyWhenSentProps<Values extends FieldShape<Values>> {
  readonly kind: LeadKind<Values>;
}

/** Empties the form around it as soon as its message is sent, even if the visitor was elsewhere meanwhile. */
export function EmptyWhenSent<Values extends FieldShape<Values>>({ kind }: EmptyWhenSentProps<Values>) {
  const form = useForm<Values>("EmptyWhenSent");
  useEffect(
    () =>
      sendings.subscribe((formName, isSent) => {
        if (formName === kind.name && isSent) form.restart(kind.empty);
      }),
    [form, kind],
  );
  return null;
}
