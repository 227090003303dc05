export default function stopCheckers(): void {
  for (const child of globalThis.checkers ?? []) child.kill();
}
