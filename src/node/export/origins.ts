/** The unique origins of absolute addresses; paths are skipped. */
export function originsOf(addresses: readonly (string | null | undefined)[]): string[] {
  const origins = addresses.flatMap((address) =>
    address && URL.canParse(address) ? [new URL(address).origin] : [],
  );
  return [...new Set(origins)].sort();
}
