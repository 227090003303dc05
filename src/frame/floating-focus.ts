import { css } from "@emotion/react";
import { colour } from "../theme/tokens";

/** The focus ring of what floats over light and dark grounds alike: a light band inside the dark ring. */
export const floatingFocus = css({ boxShadow: `0 0 0 3px ${colour.surface}` });
