import type { RenderBodyArgs } from "gatsby";
import { languageAt } from "../lib/languages";
import bricolage from "../theme/fonts/bricolage-condensed.woff2";
import figtree from "../theme/fonts/figtree.woff2";
import { colour } from "../theme/tokens";

/** Hides controls that need scripts. Menus open on hover and focus; on phones each list is below the row of entries. */
const WITHOUT_SCRIPTS = `
[data-needs-script]{display:none!important}
[data-menu-button]{display:none!important}
.frame-search{display:inline-grid!important}
[data-navigation][data-open="false"]{display:block!important;max-height:none!important}
[data-menu]:hover>[data-menu-list],[data-menu]:focus-within>[data-menu-list]{display:block!important}
.frame-stamp,.frame-more{display:none!important}
@media not all and (min-width:64em){
[data-site-header]{position:static!important}
[data-navigation] ul{display:flex;flex-wrap:wrap;column-gap:16px}
[data-menu]{display:contents}
[data-menu]>button{width:auto}
[data-menu-list]{flex-basis:100%}
.frame-list a{min-height:44px!important}
.frame-guides{display:none}
[data-bar]{top:0!important}
}
@media (min-width:64em){
.frame-wide:hover>[data-menu-list],.frame-wide:focus-within>[data-menu-list]{display:grid!important}
.frame-wide:hover::after{content:"";position:absolute;inset:calc(50% + 22px) 0 0}
}`;

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

export function onRenderBody({ pathname, setHtmlAttributes, setHeadComponents }: RenderBodyArgs): void {
  const attributes = { ...languageAt(pathname), "data-unlaid": "" };
  setHtmlAttributes(attributes);
  setHeadComponents([
    font(bricolage),
    font(figtree),
    <link key="print" rel="stylesheet" href="/print.css" media="print" />,
    <link key="icon" rel="icon" href="/favicon.svg" type="image/svg+xml" />,
    <link key="icon-png" rel="icon" href="/favicon-32.png" sizes="32x32" type="image/png" />,
    <link key="touch" rel="apple-touch-icon" href="/apple-touch-icon.png" />,
    <link key="manifest" rel="manifest" href="/site.webmanifest" />,
    // Phones would turn numbers into links; React would then find unexpected HTML and render the page again.
    <meta key="format" name="format-detection" content="telephone=no, date=no, address=no, email=no" />,
    <meta key="theme" name="theme-color" content={colour.dark} />,
    <HeadWithoutScripts key="without-scripts" />,
  ]);
}
