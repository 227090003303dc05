import type { RenderBodyArgs } from "gatsby";
import bricolage from "../theme/fonts/bricolage-condensed.woff2";
import figtree from "../theme/fonts/figtree.woff2";
import { colour } from "../theme/tokens";
import { HeadWithoutScripts } from "./head-without-scripts";

const font = (href: string) => (
  <link key={href} rel="preload" href={href} as="font" type="font/woff2" crossOrigin="anonymous" />
);

/** What stands in the head of every page: language, fonts fetched early, rules for visitors without scripts. */
export function renderHead({ setHtmlAttributes, setHeadComponents }: RenderBodyArgs): void {
  setHtmlAttributes({ lang: "en-GB" });
  setHeadComponents([
    font(bricolage),
    font(figtree),
    <link key="icon" rel="icon" href="/favicon.svg" type="image/svg+xml" />,
    <link key="icon-png" rel="icon" href="/favicon-32.png" sizes="32x32" type="image/png" />,
    <link key="touch" rel="apple-touch-icon" href="/apple-touch-icon.png" />,
    <link key="manifest" rel="manifest" href="/site.webmanifest" />,
    <meta key="theme" name="theme-color" content={colour.dark} />,
    <HeadWithoutScripts key="without-scripts" />,
  ]);
}
