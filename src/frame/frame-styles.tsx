import { Global } from "@emotion/react";
import { unlaidStyle } from "../ui/layout/unlaid";
import { drawerStyles } from "./drawer-styles";
import { floatingStyles } from "./floating-styles";
import { footerStyles } from "./footer-styles";
import { headerStyles } from "./header-styles";
import { stampStyles } from "./stamp-styles";
import { topStyles } from "./top-styles";

/** The frame's styles. They never change, so they are only in the HTML of every page and not in the bundles. */
export function FrameStyles() {
  return (
    <Global
      styles={[
        topStyles,
        headerStyles,
        stampStyles,
        floatingStyles,
        drawerStyles,
        footerStyles,
        unlaidStyle(),
      ]}
    />
  );
}
