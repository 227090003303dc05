import { useLayoutEffect, useState } from "react";
import { useHydrated } from "../../lib/hooks/use-hydrated";
import { openFirst } from "./open-first";

/** Opens the first fold after client-side navigation; the inline script does it on first load. */
export function useFirstOpen(): void {
  const [cameByLink] = useState(useHydrated());
  useLayoutEffect(() => {
    if (cameByLink) openFirst();
  }, [cameByLink]);
}
