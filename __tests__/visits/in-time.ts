/** How long, in ms, a visit may take, on a busy machine too. */
const LIMIT = 180_000;

/**
 * Waits for a browser's answer, but not for ever: Playwright has no limit of its own for code that runs in a page,
 * nor for commands of the protocol.
 */
export function inTime<Answer>(what: string, answer: Promise<Answer>): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`waited ${LIMIT} ms for ${what}`)), LIMIT);
    answer.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
