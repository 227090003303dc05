/** Runs an npm script; exits with the code that it returns. @param code if it fails @param failure before the reason */
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
