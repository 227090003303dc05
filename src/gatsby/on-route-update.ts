import type { RouteUpdateArgs } from "gatsby";
import { decodable } from "./repair-address";

/** Gatsby's router focuses this element after each navigation, later than everyone else. */
const ROUTER = "gatsby-focus-wrapper";

/** Moves the focus to the fragment's target, the field for which a page is opened, or the heading; never on the first load. */
export function onRouteUpdate({ location, prevLocation }: RouteUpdateArgs): void {
  // Without `tabindex` it cannot be focused, so the focus stays where it is put here.
  document.getElementById(ROUTER)?.removeAttribute("tabindex");
  if (!prevLocation || prevLocation.pathname === location.pathname) return;
  const named = location.hash
    ? document.getElementById(decodeURIComponent(decodable(location.hash.slice(1))))
    : null;
  const target =
    named ??
    document.querySelector<HTMLElement>("[data-first-focus]") ??
    document.querySelector<HTMLElement>("h1");
  if (!target) return;
  // A field takes the focus as it is.
  if (target.tabIndex < 0 && !target.hasAttribute("tabindex")) target.setAttribute("tabindex", "-1");
  // The open drawer makes the page inert until after this.
  target.closest("[inert]")?.removeAttribute("inert");
  target.focus({ preventScroll: true });
}
