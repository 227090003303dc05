import { useLayoutEffect, useState } from "react";
import { useHydrated } from "../../lib/hooks/use-hydrated";
import { shutFirst } from "./shut-first";

/** Shuts the first fold of narrow windows after client-side navigation; the inline script does it on first load. */
export function useFirstFold(): void {
  const [cameByLink] = useState(useHydrated());
  useLayoutEffect(() => {
    if (cameByLink) shutFirst();
  }, [cameByLink]);
}
