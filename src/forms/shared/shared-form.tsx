import { type ComponentType, type ReactNode, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { Form } from "react-final-form";
import formsWords from "../../../content/words/forms.json";
import { useCompany } from "../../lib/hooks/use-company";
import { stack } from "../../ui/layout/primitives";
import type { ServiceResponse } from "../service-response";
import type { AfterSendingProps } from "./after-sending";
import { DraftKeeper, draftStore } from "./draft";
import { describeFailure } from "./failure";
import type { FormDefinition } from "./form-definition";
import { FormEnd, type FormEndProps } from "./form-end";
import { EmptyWhenSent, FormName, sendings, useIsSending, useOutcome } from "./sendings";
import { clearToasts, showSilentToast, showToast, Toasts } from "./toasts";
import type { FieldShape } from "./values";

interface SharedFormProps<Values extends FieldShape<Values>> {
  readonly definition: FormDefinition<Values>;
  readonly send: (values: Values) => Promise<ServiceResponse>;
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
  const { failure, sent } = useOutcome(definition.name);
  const [After, setAfter] = useState<ComponentType<AfterSendingProps>>();
  const isSending = useIsSending(definition.name);
  const isSent = sent !== undefined;
  const place = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (!isSent) return;
    // If it fails to load, toast and number have said what matters.
    import("./after-sending").then(
      ({ AfterSending }) => setAfter(() => AfterSending),
      () => undefined,
    );
  }, [isSent]);

  async function deliver(values: Values) {
    const response = await props.send(values);
    const verdict = definition.verdict(response);
    const text = definition.asText(values);
    if (verdict.isSent) {
      draftStore(definition.name).write(undefined);
      showToast("success", verdict.text);
      const reference = response.kind === "accepted" ? response.reference : undefined;
      return { sent: { text, reference, at: new Date() } };
    }
    console.error(`The ${definition.name} form was not sent:`, response);
    const unsent = { response, subject: definition.subject(values), text };
    const described = describeFailure(unsent, company, formsWords.sending.reasons);
    // The panel, a live region, announces the service's own sentence.
    if (described.reason === verdict.text) showSilentToast(verdict.text);
    else showToast("error", verdict.text);
    return { failure: described };
  }

  return (
    <>
      <Toasts />
      <Form<Values>
        onSubmit={(values) => sendings.run(definition.name, () => deliver(values))}
        validate={definition.rules}
        initialValues={definition.empty}
        subscription={{}}
      >
        {({ handleSubmit, form }) => (
          <form
            data-form
            ref={place}
            // Until scripts run, submitting does nothing: no field may end up in an address or a log.
            method="dialog"
            // Our rules run first and mark every field; the browser's own message follows (`goToFirstMistake`).
            noValidate
            aria-labelledby={props.labelledBy}
            // Emptied, it waits behind the panel that takes its place.
            css={[stack(5), isSent && After && { display: "none" }]}
            className={props.className}
            onSubmit={(event) => {
              event.preventDefault();
              if (sendings.isRunning(definition.name)) return;
              const { activeElement } = document;
              clearToasts();
              const toast = definition.toastOf?.(definition.rules(form.getState().values));
              if (toast) showSilentToast(toast);
              flushSync(() => {
                handleSubmit()?.then(() => returnFocus(activeElement));
              });
              goToFirstMistake(event.currentTarget, definition.isMarkedByBrowser);
            }}
            data-print="no"
          >
            <FormName value={definition.name}>{props.children}</FormName>
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
      {sent && After && (
        <After
          sent={sent}
          words={props.words.after}
          onAgain={() => {
            flushSync(() => sendings.forget(definition.name));
            place.current?.querySelector("input")?.focus();
          }}
        />
      )}
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
