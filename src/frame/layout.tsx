import { type ReactNode, useEffect, useState } from "react";
import { flushSync } from "react-dom";
import frame from "../../content/words/frame.json";
import { fill } from "../lib/fill";
import { useCompany } from "../lib/hooks/use-company";
import { languageAt } from "../lib/languages";
import { dayText, isoDay } from "../lib/months";
import { GlobalStyles } from "../theme/global-styles";
import { usePageFolds } from "../ui/folds/use-page-folds";
import { FloatingCorner } from "./floating-corner";
import { FrameLanguage, type FrameWords } from "./frame-language";
import { FrameStyles } from "./frame-styles";
import { PageBoundary } from "./page-boundary";
import { PageProgress } from "./page-progress";
import { SampleBar } from "./sample-bar";
import { SiteFooter } from "./site-footer";
import { SiteHeader } from "./site-header";
import { TopBar } from "./top-bar";

/** First line of a printed page: the company, the page, the day and the address. HTML knows neither day nor host. */
function PrintLine({ pageTitle }: { readonly pageTitle: string | undefined }) {
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

interface LayoutProps {
  readonly currentPath: string;
  readonly pageTitle: string | undefined;
  readonly words: FrameWords;
  readonly children: ReactNode;
}

/** The frame of every page. It stays mounted when the page changes, so that the badge is not loaded again. */
export function Layout({ currentPath, pageTitle, words, children }: LayoutProps) {
  const { lang, dir } = languageAt(currentPath);
  usePageFolds(currentPath);
  // The HTML has language and direction; client-side navigation may lead to a page in another language.
  useEffect(() => {
    const page = document.documentElement;
    // Even the same value makes the browser style the whole page once more.
    if (page.lang !== lang || page.dir !== dir) Object.assign(page, { lang, dir });
  }, [lang, dir]);
  return (
    <FrameLanguage value={words}>
      {process.env.NODE_ENV !== "production" && (
        <>
          <GlobalStyles />
          <FrameStyles />
        </>
      )}
      <SampleBar />
      <PrintLine pageTitle={pageTitle} />
      <a href="#main" className="frame-skip">
        {words.skip}
      </a>
      <TopBar currentPath={currentPath} />
      <SiteHeader currentPath={currentPath} />
      <main id="main" tabIndex={-1}>
        <PageBoundary key={currentPath}>{children}</PageBoundary>
      </main>
      <SiteFooter currentPath={currentPath} />
      <FloatingCorner currentPath={currentPath} pageTitle={pageTitle} />
      <PageProgress />
    </FrameLanguage>
  );
}
