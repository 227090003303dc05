import type { RouteUpdateArgs } from "gatsby";

/** The element that Gatsby's router takes the focus to after each navigation, and after everyone else did. */
const ROUTER = "gatsby-focus-wrapper";

/**
 * After a navigation, takes the focus to the page's heading, or to the place that the address names,
 * so that keyboard and screen reader go on where the eye does. Never on the first load.
 */
export function onRouteUpdate({ location, prevLocation }: RouteUpdateArgs): void {
  // An element without it cannot be focused: the focus stays where it is put here.
  document.getElementById(ROUTER)?.removeAttribute("tabindex");
  if (!prevLocation || prevLocation.pathname === location.pathname) return;
  const named = location.hash ? document.getElementById(decodeURIComponent(location.hash.slice(1))) : null;
  const target = named ?? document.querySelector<HTMLElement>("h1");
  if (!target) return;
  if (!target.hasAttribute("tabindex")) target.setAttribute("tabindex", "-1");
  target.focus({ preventScroll: true });
}
