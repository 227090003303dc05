/** Those who hear of a change of a value that is kept outside the components, for `useSyncExternalStore`. */
export function listeners() {
  const all = new Set<() => void>();
  return {
    tell(): void {
      for (const listener of [...all]) listener();
    },
    subscribe(listener: () => void): () => void {
      all.add(listener);
      return () => {
        all.delete(listener);
      };
    },
  } as const;
}
