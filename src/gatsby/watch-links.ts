import { beginWait, endWait } from "../frame/page-progress";

/** Path of the page that is drawn, without a slash at its end. */
let drawn = "";

const plain = (path: string) => path.replace(/(.)\/$/, "$1");

/** Files, such as the pictures that a gallery shows, are no pages. */
const isPage = (path: string) => !/\.\w+$/.test(path);

/** A link that the router follows: it has kept the browser from following it. */
function onClick({ target, defaultPrevented }: MouseEvent): void {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null;
  if (!link || !defaultPrevented || link.origin !== window.location.origin) return;
  if (isPage(link.pathname) && plain(link.pathname) !== drawn) beginWait();
}

function onPopState(): void {
  if (plain(window.location.pathname) === drawn) endWait();
  else beginWait();
}

/** Watches for presses on links, and for Back and Forward, until `arrivedAt` says that their page is there. */
export function watchLinks(): void {
  drawn = plain(window.location.pathname);
  document.addEventListener("click", onClick);
  window.addEventListener("popstate", onPopState);
  // A page from the back/forward cache is as it was left.
  window.addEventListener("pageshow", endWait);
}

export function arrivedAt(path: string): void {
  drawn = plain(path);
  endWait();
}
