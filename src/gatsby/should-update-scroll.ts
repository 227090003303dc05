import type { ShouldUpdateScrollArgs } from "gatsby";

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
