// For buttons that lead to a page: Gatsby calls it a second after the press.
export { showWait as onRouteUpdateDelayed } from "./src/frame/page-progress";
export { onClientEntry, onInitialClientRender } from "./src/gatsby/on-client-entry";
export { onPreRouteUpdate, onRouteUpdate, shouldUpdateScroll } from "./src/gatsby/on-route-update";
export { replaceHydrateFunction } from "./src/gatsby/replace-hydrate-function";
export { wrapPageElement } from "./src/gatsby/wrap-page-element";
