import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { type ReactNode, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { Form } from "react-final-form";
import { space } from "../../theme/tokens";
import type { Answer } from "../answer";
import type { HumanSigns } from "../endpoints";
import { DraftKeeper, draftStore } from "./draft";
import { describeFailure, type Failure } from "./failure";
import { FormEnd } from "./form-end";
import type { FormCompany, LeadKind } from "./lead-kind";
import { WithoutScript } from "./other-ways";
import { EmptyWhenSent, sendings, useIsSending } from "./sendings";
import { clearToasts, showToast, Toasts } from "./toasts";
import type { FieldShape } from "./values";

const layout = css({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: space[6] });

interface LeadFormProps<Values extends FieldShape<Values>> {
  readonly kind: LeadKind<Values>;
  readonly send: (values: Values, signs: HumanSigns) => Promise<Answer>;
  /** Last word on what the form opens with. */
  readonly prepare?: (values: Values) => Values;
  readonly company: FormCompany;
  /** Id of the heading that names the form. */
  readonly labelledBy: string;
  readonly submitLabel: string;
  readonly note: string;
  readonly sending: Queries.SendingWordsFragment;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A form that never loses what was typed: draft, checks, sending, toasts, and other ways after a failure. */
export function LeadForm<Values extends FieldShape<Values>>(props: LeadFormProps<Values>) {
  const { kind, company } = props;
  const formElement = useRef<HTMLFormElement>(null);
  const trap = useRef<HTMLInputElement>(null);
  const [failure, setFailure] = useState<Failure>();
  const [reference, setReference] = useState<string>();
  const isSending = useIsSending(kind.name);

  async function deliver(values: Values): Promise<boolean> {
    const seconds = Math.floor(performance.now() / 1000);
    const answer = await props.send(values, { trap: trap.current?.value ?? "", seconds });
    const { isSent, text } = kind.verdict(answer);
    setReference(isSent && answer.kind === "accepted" ? answer.reference : undefined);
    if (isSent) {
      draftStore(kind.name).clear();
    } else {
      console.error(`The ${kind.name} form was not sent:`, answer);
      const unsent = { answer, subject: kind.subject(values), text: kind.asText(values) };
      setFailure(describeFailure(unsent, company, props.sending.reasons));
    }
    showToast(isSent ? "success" : "error", text);
    return isSent;
  }

  function onSubmit(values: Values) {
    const problem = formElement.current ? kind.check?.(values, formElement.current) : undefined;
    if (problem) {
      if (problem.toast) showToast("error", problem.toast);
      return { [problem.field]: problem.hint ?? props.sending.stillEmpty };
    }
    clearToasts();
    setFailure(undefined);
    setReference(undefined);
    return sendings.run(kind.name, () => deliver(values)).then(() => undefined);
  }

  return (
    <>
      <Toasts words={props.sending} />
      <WithoutScript company={company} words={props.sending} />
      <Form<Values> onSubmit={onSubmit} validate={kind.rules} initialValues={kind.empty} subscription={{}}>
        {({ handleSubmit }) => (
          <form
            ref={formElement}
            data-lead-form
            noValidate
            aria-labelledby={props.labelledBy}
            css={layout}
            className={props.className}
            onSubmit={(event) => {
              event.preventDefault();
              if (sendings.isRunning(kind.name)) return;
              const { activeElement } = document;
              flushSync(() => {
                handleSubmit()?.then(() => returnFocus(activeElement));
              });
              focusFirstMistake(event.currentTarget);
            }}
          >
            {props.children}
            {/* Nobody sees it: what stands in it was written by a program. */}
            <input ref={trap} name="subject" autoComplete="off" tabIndex={-1} hidden />
            <FormEnd
              submitLabel={props.submitLabel}
              note={props.note}
              words={props.sending}
              isSending={isSending}
              failure={failure}
              reference={reference}
              phone={company.phone}
            />
            <DraftKeeper kind={kind} prepare={props.prepare} />
            <EmptyWhenSent kind={kind} />
          </form>
        )}
      </Form>
    </>
  );
}

/** A button that is busy lets go of the focus; it gets it back unless the visitor went on meanwhile. */
function returnFocus(before: Element | null): void {
  requestAnimationFrame(() => {
    if (document.activeElement === document.body && before instanceof HTMLElement) before.focus();
  });
}

function focusFirstMistake(form: HTMLFormElement): void {
  form.querySelector<HTMLElement>("[aria-invalid='true']")?.focus();
}

export const query = graphql`
  fragment SendingWords on FormWordsSending {
    busy
    busyNote
    offline
    stillEmpty
    reference
    notSent
    reasons { offline timeout network server }
    byMail
    byChat
    orCall
    messages
    close
    withoutScript
    chat
  }
`;
