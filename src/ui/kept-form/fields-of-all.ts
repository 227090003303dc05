import { useMemo, useSyncExternalStore } from "react";
import { type Fields, fieldsIn, storeOf } from "./kept-fields";

const idle = () => () => {};

/**
 * The stored fields of several tools, updated as they change; empty until scripts run.
 * @param tools the same array in each render
 * @returns the tools that have stored fields
 */
export function useFieldsOfAll(tools: readonly string[]): ReadonlyMap<string, Fields> {
  const kept = useMemo(() => tools.map(storeOf), [tools]);
  const text = useSyncExternalStore(
    // Every store fires for changes of all tools, so one subscription is enough.
    kept[0]?.subscribe ?? idle,
    // Undefined, as before hydration, so that nothing renders again if nothing is stored.
    () => {
      const texts = kept.map((one) => one.read() ?? null);
      return texts.some((one) => one !== null) ? JSON.stringify(texts) : undefined;
    },
    () => undefined,
  );
  return useMemo(() => {
    const texts: readonly (string | null)[] = text === undefined ? [] : JSON.parse(text);
    return new Map(tools.flatMap((tool, at) => (texts[at] ? [[tool, fieldsIn(texts[at])] as const] : [])));
  }, [tools, text]);
}
