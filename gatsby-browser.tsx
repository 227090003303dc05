export { focusHeading as onRouteUpdate } from "./src/frame/focus-heading";
export { wrapPage as wrapPageElement } from "./src/frame/wrap-page";
