import { type ReactNode, useEffect } from "react";
import { languageAt } from "../lib/languages";
import { GlobalStyles } from "../theme/global-styles";
import { useEntryFolds } from "../ui/folds/use-entry-folds";
import { FloatingCorner } from "./floating-corner";
import { FrameLanguage, type FrameWords } from "./frame-language";
import { FrameStyles } from "./frame-styles";
import { PageBoundary } from "./page-boundary";
import { PageProgress } from "./page-progress";
import { PrintLine } from "./print-line";
import { SampleBar } from "./sample-bar";
import { SiteFooter } from "./site-footer";
import { SiteHeader } from "./site-header";
import { TopBar } from "./top-bar";

interface LayoutProps {
  readonly currentPath: string;
  readonly pageTitle: string | undefined;
  readonly words: FrameWords;
  readonly children: ReactNode;
}

/** The frame of every page. It stays mounted when the page changes, so that the badge is not loaded again. */
export function Layout({ currentPath, pageTitle, words, children }: LayoutProps) {
  const { lang, dir } = languageAt(currentPath);
  useEntryFolds(currentPath);
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
