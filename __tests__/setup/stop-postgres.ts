/** Ends what start-postgres.ts has started. */
export default function stop(): void {
  globalThis.testPostgres?.stop();
}
