import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { goToNamed } from "./open-named";

const never = () => () => {};

/** For links that the router follows; where the page was loaded, its inline script has opened the fold. */
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
