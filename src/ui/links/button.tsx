import type { ComponentPropsWithRef } from "react";
import { type ButtonLook, buttonStyle } from "./button-style";

interface ButtonProps extends ComponentPropsWithRef<"button"> {
  readonly look: ButtonLook;
}

/** A button that acts on this page; `ButtonLink` looks the same and leads to another. */
export const Button = ({ look, ...props }: ButtonProps) => (
  <button type="button" css={buttonStyle({ look })} {...props} />
);
