import { css } from "@emotion/react";
import { colour, font, space } from "../../theme/tokens";

export const amountField = css({
  width: "100%",
  minHeight: "44px",
  padding: `${space[1]} ${space[3]}`,
  border: 0,
  borderBottom: `2px solid ${colour.muted}`,
  borderRadius: 0,
  background: colour.page,
  color: colour.heading,
  font: `700 1.1875rem/1.2 ${font.heading}`,
  fontVariantNumeric: "tabular-nums",
  textAlign: "right",
  scrollMarginBlock: "140px 110px",
  "&:hover": { borderColor: colour.heading },
  "&:focus-visible": { outlineOffset: "1px" },
  "&[aria-invalid='true']": { borderColor: colour.error, boxShadow: `inset 0 -2px 0 ${colour.error}` },
  "@media (forced-colors: active)": { border: "1px solid" },
});
