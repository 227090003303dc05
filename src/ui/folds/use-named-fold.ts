import { useEffect, useRef, useState } from "react";
import { wasHydrated } from "../../lib/hooks/use-hydrated";
import { hasKeptFolds } from "./entry-folds";
import { goToNamed } from "./open-named";

const cameBack = () => typeof window !== "undefined" && hasKeptFolds();

/**
 * Opens the fold named by the address after client-side navigation; the inline script does it on first load. Who comes
 * back finds the folds and the place that were left.
 */
export function useNamedFold(): void {
  const [isBack] = useState(cameBack);
  const cameByLink = useState(wasHydrated)[0] && !isBack;
  const seen = useRef<string>(undefined);
  useEffect(() => {
    // React may render that address later; a fold that the visitor has closed by then stays closed.
    const onOpened = () => {
      seen.current = window.location.hash;
    };
    window.addEventListener("hashchange", onOpened);
    return () => window.removeEventListener("hashchange", onOpened);
  }, []);
  // Runs after each render, because the router renders the page again when the address changes.
  useEffect(() => {
    const { hash } = window.location;
    const isNew = seen.current === undefined ? cameByLink : seen.current !== hash;
    seen.current = hash;
    if (isNew) goToNamed();
  });
}
