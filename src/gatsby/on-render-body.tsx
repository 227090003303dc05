import type { RenderBodyArgs } from "gatsby";
import bricolage from "../theme/fonts/bricolage-condensed.woff2";
import figtree from "../theme/fonts/figtree.woff2";
import { colour } from "../theme/tokens";

/** Menus open on hover and focus; the phone's menu is a plain list. */
const WITHOUT_SCRIPTS = `
[data-menu-button]{display:none!important}
[data-navigation][data-open="false"]{display:block!important;max-height:none!important}
[data-menu-list][hidden]{display:block!important}
[data-menu]>button svg{display:none}
@media (min-width:64em){
[data-menu-list][hidden]{display:none!important}
[data-menu]:hover>[data-menu-list],[data-menu]:focus-within>[data-menu-list]{display:block!important}
}`;

/** Head elements for visitors without JavaScript. */
function HeadWithoutScripts() {
  return (
    <noscript>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of this file */}
      <style dangerouslySetInnerHTML={{ __html: WITHOUT_SCRIPTS }} />
    </noscript>
  );
}

const font = (href: string) => (
  <link key={href} rel="preload" href={href} as="font" type="font/woff2" crossOrigin="anonymous" />
);

/** Head of every page: language, preloaded fonts, icons, no-JS rules. */
export function onRenderBody({ setHtmlAttributes, setHeadComponents }: RenderBodyArgs): void {
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
