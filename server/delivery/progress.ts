import type { AttemptNote, RecipientNote } from "../store/attempt-note";
import { asError, describeFailure, type Failure, type Refusal } from "./failure";

/**
 * After this many answers that the address does not exist, delivery is given up; all other failures are retried to the
 * end.
 */
export const MAX_REFUSALS = 5;

const OPEN: RecipientNote = { state: "open", refusals: 0 };

export class Progress {
  readonly #recipients: Map<string, RecipientNote>;
  #tried: Omit<AttemptNote, "recipients" | "givenUpAt">;
  readonly #startedAt = performance.now();
  lastFailure: Failure | undefined;
  /** Whether the mail server refused a recipient for a reason that does not pass by itself. */
  isRefused = false;

  /**
   * @param note of earlier attempts; a message that was set aside keeps only the recipients who have it
   * @param giveUpAfter milliseconds of trying
   * @param sinceLast milliseconds of trying since the note
   */
  constructor(
    to: readonly string[],
    note: AttemptNote | undefined,
    private readonly giveUpAfter: number,
    private readonly sinceLast: number,
  ) {
    // A note of version 0.1 has no field for being set aside; its time shows it.
    const isPutBack = note !== undefined && (note.givenUpAt !== undefined || note.triedFor >= giveUpAfter);
    const untried = { attempts: 0, firstAt: "", lastAt: "", lastError: "", triedFor: 0 };
    this.#tried = isPutBack ? untried : (note ?? untried);
    this.#recipients = new Map(
      to.map((address) => {
        const known = note?.recipients[address] ?? OPEN;
        return [address, isPutBack && known.state !== "taken" ? OPEN : known];
      }),
    );
  }

  get attempts(): number {
    return this.#tried.attempts;
  }

  get open(): string[] {
    return this.#in("open");
  }

  get failed(): string[] {
    return this.#in("failed");
  }

  #in(state: RecipientNote["state"]): string[] {
    return [...this.#recipients].filter(([, note]) => note.state === state).map(([address]) => address);
  }

  /** Notes that the mail server took the message for every open recipient but the refused ones. */
  taken(refused: readonly Refusal[]): void {
    const failures = new Map(refused.map(({ address, failure }) => [address.toLowerCase(), failure]));
    for (const address of this.open) {
      const failure = failures.get(address.toLowerCase());
      if (failure === undefined) this.#recipients.set(address, { state: "taken", refusals: 0 });
      else this.#refused(address, failure);
    }
    const [first] = refused;
    if (first !== undefined) this.#count(first.failure);
  }

  /** Notes that the mail server took the message for nobody. */
  refused(error: unknown): Failure {
    const failure = describeFailure(asError(error));
    for (const address of this.open) this.#refused(address, failure);
    this.#count(failure);
    return failure;
  }

  #refused(address: string, failure: Failure): void {
    this.isRefused ||= failure.isRefusal;
    const { refusals } = this.#recipients.get(address) ?? OPEN;
    const count = refusals + (failure.isNoAddress ? 1 : 0);
    this.#recipients.set(address, { state: count >= MAX_REFUSALS ? "failed" : "open", refusals: count });
  }

  #count(failure: Failure): void {
    const now = new Date().toISOString();
    const { attempts, firstAt, triedFor } = this.#tried;
    this.#tried = {
      attempts: attempts + 1,
      firstAt: firstAt || now,
      lastAt: now,
      lastError: failure.text,
      triedFor: triedFor + this.sinceLast + performance.now() - this.#startedAt,
    };
    this.lastFailure = failure;
    if (this.#tried.triedFor < this.giveUpAfter) return;
    for (const address of this.open) this.#recipients.set(address, { state: "failed", refusals: 0 });
  }

  note(): AttemptNote {
    const now = new Date().toISOString();
    const times = { firstAt: this.#tried.firstAt || now, lastAt: this.#tried.lastAt || now };
    const givenUpAt = this.open.length === 0 && this.failed.length > 0 ? times.lastAt : undefined;
    return { ...this.#tried, ...times, recipients: Object.fromEntries(this.#recipients), givenUpAt };
  }
}
