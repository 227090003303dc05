import { Global } from "@emotion/react";
import { drawerStyles } from "./drawer-styles";
import { floatingStyles } from "./floating-styles";
import { footerStyles } from "./footer-styles";
import { headerStyles } from "./header-styles";
import { stampStyles } from "./stamp-styles";
import { topStyles } from "./top-styles";

/** Styles of the frame. It is on every page and never changes, so they are in the HTML only, not in the bundles. */
export function FrameStyles() {
  return (
    <Global styles={[topStyles, headerStyles, stampStyles, floatingStyles, drawerStyles, footerStyles]} />
  );
}
