import { createContext, useContext, useEffect, useRef, useSyncExternalStore } from "react";
import { useForm } from "react-final-form";
import { listeners } from "../../lib/listeners";
import type { Sent } from "./after-sending";
import type { Failure } from "./failure";
import type { FormDefinition } from "./form-definition";
import type { FieldShape } from "./values";

/** What came of a form's last sending: one of both, or nothing yet. */
interface Outcome {
  readonly failure?: Failure;
  readonly sent?: Sent;
}

const NONE: Outcome = {};

const running = new Set<string>();
const outcomes = new Map<string, Outcome>();
const { tell, subscribe } = listeners();

const outcomeOf = (formName: string) => outcomes.get(formName) ?? NONE;

/** Outside the components: who leaves the page while sending and comes back finds the form as it is by then. */
export const sendings = {
  isRunning: (formName: string) => running.has(formName),
  async run(formName: string, send: () => Promise<Outcome>): Promise<void> {
    running.add(formName);
    outcomes.delete(formName);
    tell();
    try {
      outcomes.set(formName, await send());
    } finally {
      running.delete(formName);
      tell();
    }
  },
  /** Leaves the panel about a sent message, for another message. */
  forget(formName: string): void {
    outcomes.delete(formName);
    tell();
  },
} as const;

export function useIsSending(formName: string): boolean {
  return useSyncExternalStore(
    subscribe,
    () => sendings.isRunning(formName),
    () => false,
  );
}

/** Shown until the visitor leaves the page; if that was before the answer, until the next leave. */
export function useOutcome(formName: string): Outcome {
  useEffect(
    () => () => {
      if (!running.has(formName)) outcomes.delete(formName);
    },
    [formName],
  );
  return useSyncExternalStore(
    subscribe,
    () => outcomeOf(formName),
    () => NONE,
  );
}

/** Name of the form around a field. */
export const FormName = createContext("");

/** Whether the form around a field is sending: later changes would be lost when it is emptied. */
export const useIsBusy = (): boolean => useIsSending(useContext(FormName));

interface EmptyWhenSentProps<Values extends FieldShape<Values>> {
  readonly definition: FormDefinition<Values>;
}

/** Empties the surrounding form when its message is sent, also one that was sent off before the form was there. */
export function EmptyWhenSent<Values extends FieldShape<Values>>({
  definition: { name, empty },
}: EmptyWhenSentProps<Values>) {
  const form = useForm<Values>("EmptyWhenSent");
  const { sent } = useOutcome(name);
  const before = useRef(sent);
  useEffect(() => {
    if (sent === before.current) return;
    before.current = sent;
    if (sent) form.restart(empty);
  }, [form, empty, sent]);
  return null;
}
