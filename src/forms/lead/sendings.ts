type Listener = (formName: string, isSent: boolean) => void;

const running = new Set<string>();
const listeners = new Set<Listener>();

function tell(formName: string, isSent: boolean): void {
  for (const listener of [...listeners]) listener(formName, isSent);
}

/**
 * Which forms are sending just now. Kept outside the components: a visitor who goes to another page
 * while a message is under way, and comes back, must neither send it twice nor find it unsent.
 */
export const sendings = {
  isRunning: (formName: string) => running.has(formName),
  /** Runs one sending; at its end every listener hears whether the message was sent. */
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
  /** @returns the way to stop listening */
  subscribe(listener: Listener): () => void {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
} as const;
