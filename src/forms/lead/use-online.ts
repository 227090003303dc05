import { useSyncExternalStore } from "react";
import { onWindow } from "../../lib/hooks/window-events";

const subscribe = onWindow(["online", "offline"]);

/** Whether the browser believes that it has a connection. */
export function useOnline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
}
