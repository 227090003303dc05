import type { RouteUpdateArgs, ShouldUpdateScrollArgs } from "gatsby";
import { noteVisit } from "../forms/visit";
import { decodable } from "./repair-address";
import { arrivedAt } from "./watch-links";

/** Gatsby's router focuses this element after each navigation, later than all other code. */
const ROUTER = "gatsby-focus-wrapper";

/** Another page has its true height at once, as the place that Back restores is only right in it. */
export function onPreRouteUpdate({ prevLocation }: RouteUpdateArgs): void {
  if (prevLocation) delete document.documentElement.dataset.unlaid;
}

/** Moves the focus to the fragment's target, the page's main field, or its heading; never on the first load. */
export function onRouteUpdate({ location, prevLocation }: RouteUpdateArgs): void {
  // Without `tabindex` the router cannot focus it, so the focus stays where this function puts it.
  document.getElementById(ROUTER)?.removeAttribute("tabindex");
  noteVisit(location);
  arrivedAt(location.pathname);
  if (!prevLocation || prevLocation.pathname === location.pathname) return;
  const named = location.hash
    ? document.getElementById(decodeURIComponent(decodable(location.hash.slice(1))))
    : null;
  const target =
    named ??
    document.querySelector<HTMLElement>("[data-first-focus]") ??
    document.querySelector<HTMLElement>("h1");
  if (!target) return;
  if (target.tabIndex < 0 && !target.hasAttribute("tabindex")) target.setAttribute("tabindex", "-1");
  // An open drawer keeps the page inert until after this call.
  target.closest("[inert]")?.removeAttribute("inert");
  target.focus({ preventScroll: true });
}

/**
 * On the first page the browser has scrolled to the fragment itself. When Gatsby does so once more as it hydrates, it
 * takes the page from under a reader who has gone on.
 *
 * @returns false to leave the page where it is, undefined for Gatsby's default
 */
export function shouldUpdateScroll({
  prevRouterProps,
  routerProps,
}: ShouldUpdateScrollArgs): false | undefined {
  return !prevRouterProps && routerProps.location.hash ? false : undefined;
}
