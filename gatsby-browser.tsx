export { onClientEntry, onInitialClientRender } from "./src/gatsby/on-client-entry";
export { onRouteUpdate } from "./src/gatsby/on-route-update";
export { replaceHydrateFunction } from "./src/gatsby/replace-hydrate-function";
export { wrapPageElement } from "./src/gatsby/wrap-page-element";
