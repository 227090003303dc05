import { startTransition, useEffect, useState } from "react";

/** The visitor's day; undefined in the HTML and until hydration, as HTML must not depend on the day. */
export function useToday(): Date | undefined {
  const [today, setToday] = useState<Date>();
  useEffect(() => startTransition(() => setToday(new Date())), []);
  return today;
}
