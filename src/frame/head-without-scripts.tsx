/** Opens what scripts would open: menus on hover and focus, the phone's menu as a plain list. */
const WITHOUT_SCRIPTS = `
[data-menu-button]{display:none!important}
[data-navigation][data-open="false"]{display:block!important;max-height:none!important}
[data-menu-list][hidden]{display:block!important}
[data-menu]>button svg{display:none}
@media (min-width:64em){
[data-menu-list][hidden]{display:none!important}
[data-menu]:hover>[data-menu-list],[data-menu]:focus-within>[data-menu-list]{display:block!important}
}`;

/** What the head of every page holds for visitors without JavaScript. */
export function HeadWithoutScripts() {
  return (
    <noscript>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of this file */}
      <style dangerouslySetInnerHTML={{ __html: WITHOUT_SCRIPTS }} />
    </noscript>
  );
}
