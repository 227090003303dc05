import { useLayoutEffect, useState } from "react";
import { wasHydrated } from "../../lib/hooks/use-hydrated";
import { shutFirst } from "./shut-first";

/** Shuts the first fold of narrow windows after client-side navigation; the inline script does it on first load. */
export function useFirstFold(): void {
  const [cameByLink] = useState(wasHydrated);
  useLayoutEffect(() => {
    if (cameByLink) shutFirst();
  }, [cameByLink]);
}
