import type { ReactNode } from "react";
import frameWords from "../../content/words/frame.json";
import { GlobalStyles } from "../theme/global-styles";
import { FloatingCorner } from "./floating-corner";
import { FrameStyles } from "./frame-styles";
import { PageBoundary } from "./page-boundary";
import { SiteFooter } from "./site-footer";
import { SiteHeader } from "./site-header";
import { TopBar } from "./top-bar";

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
      <FloatingCorner currentPath={currentPath} pageTitle={pageTitle} />
    </>
  );
}
