export { enterClient as onClientEntry } from "./src/frame/enter-client";
export { focusHeading as onRouteUpdate } from "./src/frame/focus-heading";
export { markHydrated as onInitialClientRender } from "./src/frame/mark-hydrated";
export { wrapPage as wrapPageElement } from "./src/frame/wrap-page";
export { wrapRoot as wrapRootElement } from "./src/frame/wrap-root";
