import { type ComponentType, type ReactNode, useState } from "react";
import { flushSync } from "react-dom";
import { Form } from "react-final-form";
import formsWords from "../../../content/words/forms.json";
import { useCompany } from "../../lib/hooks/use-company";
import { stack } from "../../ui/layout/primitives";
import type { Answer } from "../answer";
import type { AfterSendingProps, Sent } from "./after-sending";
import { DraftKeeper, draftStore } from "./draft";
import { describeFailure, type Failure } from "./failure";
import type { FormDefinition } from "./form-definition";
import { FormEnd, type FormEndProps } from "./form-end";
import { EmptyWhenSent, sendings, useIsSending } from "./sendings";
import { clearToasts, showSilentToast, showToast, Toasts } from "./toasts";
import type { FieldShape } from "./values";

interface SharedFormProps<Values extends FieldShape<Values>> {
  readonly definition: FormDefinition<Values>;
  readonly send: (values: Values) => Promise<Answer>;
  readonly prepare?: (values: Values) => Values;
  readonly labelledBy: string;
  readonly words: FormEndProps["words"] & { readonly after: AfterSendingProps["words"] };
  readonly className?: string;
  readonly children: ReactNode;
}

/** A form that never loses typed text: draft, validation, sending, toasts, and alternatives after a failure. */
export function SharedForm<Values extends FieldShape<Values>>(props: SharedFormProps<Values>) {
  const { definition } = props;
  const company = useCompany();
  const [failure, setFailure] = useState<Failure>();
  const [sent, setSent] = useState<Sent>();
  const [After, setAfter] = useState<ComponentType<AfterSendingProps>>();
  const isSending = useIsSending(definition.name);

  async function deliver(values: Values): Promise<boolean> {
    const answer = await props.send(values);
    const { isSent, text } = definition.verdict(answer);
    if (isSent) {
      draftStore(definition.name).write(undefined);
      const reference = answer.kind === "accepted" ? answer.reference : undefined;
      setSent({ text: definition.asText(values), reference, at: new Date() });
      // If it fails to load, toast and number have said what matters.
      import("./after-sending").then(
        ({ AfterSending }) => setAfter(() => AfterSending),
        () => undefined,
      );
      showToast("success", text);
    } else {
      console.error(`The ${definition.name} form was not sent:`, answer);
      const unsent = { answer, subject: definition.subject(values), text: definition.asText(values) };
      const described = describeFailure(unsent, company, formsWords.sending.reasons);
      setFailure(described);
      // The panel, a live region, announces the service's own sentence.
      if (described.reason === text) showSilentToast(text);
      else showToast("error", text);
    }
    return isSent;
  }

  function onSubmit(values: Values) {
    setFailure(undefined);
    setSent(undefined);
    return sendings.run(definition.name, () => deliver(values)).then(() => undefined);
  }

  return (
    <>
      <Toasts />
      <Form<Values>
        onSubmit={onSubmit}
        validate={definition.rules}
        initialValues={definition.empty}
        subscription={{}}
      >
        {({ handleSubmit, form }) => (
          <form
            data-form
            // Until scripts run, submitting does nothing: no field may end up in an address or a log.
            method="dialog"
            // Our rules run first and mark every field; the browser's own message follows (`goToFirstMistake`).
            noValidate
            aria-labelledby={props.labelledBy}
            css={stack(5)}
            className={props.className}
            onSubmit={(event) => {
              event.preventDefault();
              if (sendings.isRunning(definition.name)) return;
              const { activeElement } = document;
              clearToasts();
              const said = definition.toastOf?.(definition.rules(form.getState().values));
              if (said) showSilentToast(said);
              flushSync(() => {
                handleSubmit()?.then(() => returnFocus(activeElement));
              });
              goToFirstMistake(event.currentTarget, definition.isMarkedByBrowser);
            }}
            data-print="no"
          >
            {props.children}
            <FormEnd
              words={props.words}
              isSending={isSending}
              failure={failure}
              reference={After ? undefined : sent?.reference}
              phone={company.phone}
            />
            <DraftKeeper definition={definition} prepare={props.prepare} />
            <EmptyWhenSent definition={definition} />
          </form>
        )}
      </Form>
      {sent && After && <After sent={sent} words={props.words.after} />}
    </>
  );
}

/** A disabled button loses the focus; it gets it back unless the visitor has moved on. */
function returnFocus(before: Element | null): void {
  requestAnimationFrame(() => {
    if (document.activeElement === document.body && before instanceof HTMLElement) before.focus();
  });
}

function goToFirstMistake(form: HTMLFormElement, isMarkedByBrowser = false): void {
  const field = form.querySelector<HTMLInputElement | HTMLTextAreaElement>("[aria-invalid='true']");
  field?.focus();
  // Does nothing for a field that the browser considers valid.
  if (isMarkedByBrowser) field?.reportValidity();
}
