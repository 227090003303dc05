import type { ReactNode } from "react";
import frameWords from "../../content/words/frame.json";
import { tryAgain, useIsLost } from "../lib/deferred/late-code";
import { GlobalStyles } from "../theme/global-styles";
import { FloatingCorner } from "./floating-corner";
import { FrameStyles } from "./frame-styles";
import { PageBoundary } from "./page-boundary";
import { SiteFooter } from "./site-footer";
import { SiteHeader } from "./site-header";
import { TopBar } from "./top-bar";

/** One line for all parts of the page that did not come. The live region is there before it is needed. */
function LostNotice() {
  const { lost } = frameWords.frame;
  const isLost = useIsLost();
  return (
    <div role="status" className="frame-lost">
      {isLost && (
        <p>
          <span>{lost.text}</span>{" "}
          <button type="button" onClick={tryAgain}>
            {lost.again}
          </button>
        </p>
      )}
    </div>
  );
}

interface LayoutProps {
  readonly currentPath: string;
  readonly pageTitle: string | undefined;
  /** The answer of the page's query. */
  readonly data: unknown;
  readonly children: ReactNode;
}

/** The frame of every page. It stays mounted across navigations, and the badge with it. */
export function Layout({ currentPath, pageTitle, data, children }: LayoutProps) {
  const { frame } = frameWords;
  return (
    <>
      {process.env.NODE_ENV !== "production" && (
        <>
          <GlobalStyles />
          <FrameStyles />
        </>
      )}
      <a href="#main" className="frame-skip">
        {frame.skip}
      </a>
      <TopBar />
      <SiteHeader currentPath={currentPath} />
      <main id="main" tabIndex={-1}>
        <PageBoundary key={currentPath} words={frame.lost}>
          {children}
        </PageBoundary>
      </main>
      <SiteFooter data={data} />
      <LostNotice />
      <FloatingCorner currentPath={currentPath} pageTitle={pageTitle} />
    </>
  );
}
