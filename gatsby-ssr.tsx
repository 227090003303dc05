export { leaveOut as onPreRenderHTML } from "./src/frame/leave-out";
export { renderBody as replaceRenderer } from "./src/frame/render-body";
export { renderHead as onRenderBody } from "./src/frame/render-head";
export { wrapPage as wrapPageElement } from "./src/frame/wrap-page";
