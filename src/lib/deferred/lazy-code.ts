import { onFirstAct } from "./first-act";
import { lateCode } from "./late-code";

/** Waits for the visitor's first act: until then the HTML does all that it can do. */
export function firstAct(): Promise<void> {
  // `scroll` comes also where the browser opens the page at an earlier place.
  return new Promise((resolve) => onFirstAct(resolve, ["scroll"]));
}

/** Ends what `holdBackHash` began. */
const releases = new Set<() => void>();

/** Lets the router see changes of the hash again: the page is left. */
export function release(): void {
  for (const end of releases) end();
}

/** Calls when the router goes to another page: before that page is drawn, as Back may follow at once. */
function onLeave(call: () => void): void {
  const { pushState } = window.history;
  window.history.pushState = (...entry) => {
    const { pathname } = window.location;
    pushState.apply(window.history, entry);
    if (window.location.pathname !== pathname) call();
  };
}

/**
 * Keeps changes of the address's hash from the router until a part is hydrated, or the page is left: it would render
 * the page again, and React throws away HTML that it has not hydrated yet. The browser itself goes to the place.
 * @returns ends it
 */
export function holdBackHash(): () => void {
  const { pathname } = window.location;
  const hold = (event: PopStateEvent) => {
    if (window.location.pathname === pathname) event.stopImmediatePropagation();
  };
  const end = () => {
    window.removeEventListener("popstate", hold, { capture: true });
    releases.delete(end);
  };
  window.addEventListener("popstate", hold, { capture: true });
  if (releases.size === 0) onLeave(release);
  releases.add(end);
  return end;
}

let tellLost = () => {};
const lost = new Promise<void>((resolve) => {
  tellLost = resolve;
});

/** Loads at once what still waits: the HTML is not there, or React has thrown it away. */
export const loadNow = () => tellLost();

/**
 * Code of a part whose HTML is whole without it. Where that HTML is not there, as the page came by a link, the code
 * comes at once, and so it does while the site is built.
 * @param id of an element of that HTML, which no other kind of page has
 * @param wanted resolves when the code is to come
 * @returns a promise that never rejects in browsers
 */
export function codeOf<Code>(
  id: string,
  wanted: () => Promise<unknown>,
  load: () => Promise<Code>,
): Promise<Code> {
  if (typeof document === "undefined") return load();
  if (document.getElementById(id) === null) return lateCode(load);
  return Promise.race([wanted(), lost]).then(() => lateCode(load));
}
