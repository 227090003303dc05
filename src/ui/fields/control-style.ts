import { css } from "@emotion/react";
import { colour, radius, space, type } from "../../theme/tokens";
import { ownArrow } from "./own-arrow";

export const controlStyle = css({
  width: "100%",
  minHeight: "52px",
  padding: `${space[3]} ${space[4]}`,
  border: `2px solid ${colour.muted}`,
  borderRadius: radius.button,
  background: colour.surface,
  color: colour.heading,
  fontSize: type.text,
  lineHeight: 1.4,
  "&:hover": { borderColor: colour.heading },
  "&:focus-visible": { outlineOffset: "1px" },
  "&:disabled": { borderColor: colour.line, color: colour.muted },
  "&[aria-invalid='true']": { borderColor: colour.error },
});

export const selectStyle = css(controlStyle, ownArrow);
