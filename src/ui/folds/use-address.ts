import { useEffect, useRef, useState } from "react";
import { useHydrated } from "../../lib/hooks/use-hydrated";
import { goToNamed } from "./open-named";

/** For links that the router follows; where the page was loaded, its inline script has opened the fold. */
export function useAddress(): void {
  const [cameByLink] = useState(useHydrated());
  const seen = useRef<string>(undefined);
  // After each rendering: the router renders the page again when the address changes.
  useEffect(() => {
    const { hash } = window.location;
    const isNew = seen.current === undefined ? cameByLink : seen.current !== hash;
    seen.current = hash;
    if (isNew) goToNamed();
  });
}
