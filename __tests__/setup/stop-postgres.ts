export default function stop(): void {
  globalThis.testPostgres?.stop();
}
