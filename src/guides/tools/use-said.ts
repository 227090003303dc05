import { useEffect, useState } from "react";

/** How long a writer must pause before a count is announced, in ms. */
const PAUSE = 1500;

/** A text for a live region that follows another one when the writer pauses, so that no key is answered. */
export function useSaid(text: string): string {
  const [said, setSaid] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setSaid(text), PAUSE);
    return () => clearTimeout(timer);
  }, [text]);
  return said;
}
