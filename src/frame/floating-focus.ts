import { css } from "@emotion/react";
import { colour } from "../theme/tokens";

/** Focus ring of floating elements: a light band inside the dark ring shows on light and dark backgrounds. */
export const floatingFocus = css({ boxShadow: `0 0 0 3px ${colour.surface}` });
