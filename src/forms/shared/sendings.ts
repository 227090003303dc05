import { useEffect, useSyncExternalStore } from "react";
import { useForm } from "react-final-form";
import type { FormDefinition } from "./form-definition";
import type { FieldShape } from "./values";

type Listener = (formName: string, isSent: boolean) => void;

const running = new Set<string>();
const listeners = new Set<Listener>();

function tell(formName: string, isSent: boolean): void {
  for (const listener of [...listeners]) listener(formName, isSent);
}

function subscribe(listener: Listener): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Outside the components: leaving the page while sending neither sends twice nor shows the message as unsent. */
export const sendings = {
  isRunning: (formName: string) => running.has(formName),
  async run(formName: string, send: () => Promise<boolean>): Promise<boolean> {
    running.add(formName);
    tell(formName, false);
    let isSent = false;
    try {
      isSent = await send();
    } finally {
      running.delete(formName);
      tell(formName, isSent);
    }
    return isSent;
  },
} as const;

export function useIsSending(formName: string): boolean {
  return useSyncExternalStore(
    subscribe,
    () => sendings.isRunning(formName),
    () => false,
  );
}

interface EmptyWhenSentProps<Values extends FieldShape<Values>> {
  readonly definition: FormDefinition<Values>;
}

/** Empties the surrounding form when its message is sent, even if the visitor was on another page in the meantime. */
export function EmptyWhenSent<Values extends FieldShape<Values>>({ definition }: EmptyWhenSentProps<Values>) {
  const form = useForm<Values>("EmptyWhenSent");
  useEffect(
    () =>
      subscribe((formName, isSent) => {
        if (formName === definition.name && isSent) form.restart(definition.empty);
      }),
    [form, definition],
  );
  return null;
}
