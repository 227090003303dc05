import { css } from "@emotion/react";
import type { ReactNode } from "react";
import { GlobalStyles } from "../theme/global-styles";
import { colour, lowWindow, space } from "../theme/tokens";
import { useWords } from "../words/use-words";
import { ChatLink } from "./chat-link";
import { ScrollToTop } from "./scroll-to-top";
import { SiteFooter } from "./site-footer";
import { SiteHeader } from "./site-header";
import { TopBar } from "./top-bar";

const skip = css({
  position: "absolute",
  top: space[2],
  left: space[2],
  zIndex: 30,
  padding: space[3],
  background: colour.surface,
  color: colour.heading,
  fontWeight: 700,
  "&:not(:focus)": { clipPath: "inset(50%)" },
});
const floating = css({
  position: "fixed",
  right: space[4],
  bottom: space[4],
  zIndex: 9,
  display: "grid",
  [lowWindow]: { position: "static", justifyContent: "end", gap: space[3], padding: space[4] },
  "@media print": { display: "none" },
});

interface LayoutProps {
  /** Path of the current page. */
  readonly currentPath: string;
  /** Title of the current page, if it has one. */
  readonly pageTitle: string | undefined;
  readonly children: ReactNode;
}

/** The frame of every page. It stays mounted across navigations, and the badge with it. */
export function Layout({ currentPath, pageTitle, children }: LayoutProps) {
  const { frame } = useWords();
  return (
    <>
      {process.env.NODE_ENV !== "production" && <GlobalStyles />}
      <a href="#main" css={skip}>
        {frame.skip}
      </a>
      <TopBar />
      <SiteHeader currentPath={currentPath} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <SiteFooter currentPath={currentPath} />
      <aside css={floating} aria-label={frame.floating}>
        <ScrollToTop />
        <ChatLink pageTitle={pageTitle} />
      </aside>
    </>
  );
}
