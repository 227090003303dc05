import { useEffect, useState } from "react";
import { flushSync } from "react-dom";
import frame from "../../content/words/frame.json";
import { fill } from "../lib/fill";
import { useCompany } from "../lib/hooks/use-company";
import { dayText, isoDay } from "../lib/months";

interface PrintLineProps {
  readonly pageTitle: string | undefined;
}

/** First line of a printed page: the company, the page, the day and the address. HTML knows neither day nor host. */
export function PrintLine({ pageTitle }: PrintLineProps) {
  const { name } = useCompany();
  const [printed, setPrinted] = useState("");
  useEffect(() => {
    const write = () => {
      const day = dayText(isoDay(new Date()));
      setPrinted(fill(frame.printed, { day, address: window.location.host + window.location.pathname }));
    };
    const beforePrint = () => flushSync(write);
    write();
    window.addEventListener("beforeprint", beforePrint);
    return () => window.removeEventListener("beforeprint", beforePrint);
  }, []);
  return <p className="frame-printed">{[name, pageTitle, printed].filter(Boolean).join(" · ")}</p>;
}
