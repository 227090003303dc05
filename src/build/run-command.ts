/**
 * Runs what an npm script starts and ends with the exit code that it gives.
 * @param code exit code where it fails
 * @param failure what to say then, before the reason
 */
export function runCommand(main: () => Promise<number | undefined>, code: number, failure: string): void {
  main().then(
    (result) => {
      process.exitCode = result;
    },
    (error: unknown) => {
      console.error(`${failure}${error instanceof Error ? error.message : error}`);
      process.exitCode = code;
    },
  );
}
