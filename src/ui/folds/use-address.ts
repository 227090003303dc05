import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { goToNamed } from "./open-named";

const never = () => () => {};

/**
 * Opens the fold to which a link leads that the router follows, from another page or from this one. Where the page was
 * loaded, its inline script has done so, and the visitor may have shut the fold since.
 */
export function useAddress(): void {
  // React takes the last argument while it hydrates.
  const isMadeHere = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const [cameByLink] = useState(isMadeHere);
  const seen = useRef<string>(undefined);
  // After each rendering: the router renders the page again when the address changes.
  useEffect(() => {
    const { hash } = window.location;
    const isNew = seen.current === undefined ? cameByLink : seen.current !== hash;
    seen.current = hash;
    if (isNew) goToNamed();
  });
}
