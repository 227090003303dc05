import { Link } from "gatsby";
import type { ReactNode } from "react";
import { type ButtonLook, buttonStyle } from "./button-style";

interface ButtonLinkProps {
  readonly to: string;
  readonly look: ButtonLook;
  readonly isSmall?: boolean;
  readonly isWide?: boolean;
  readonly className?: string;
  readonly "aria-current"?: "page" | undefined;
  readonly onClick?: () => void;
  readonly children: ReactNode;
}

export function ButtonLink({
  to,
  look,
  isSmall = false,
  isWide = false,
  className,
  children,
  ...rest
}: ButtonLinkProps) {
  return (
    <Link {...rest} to={to} css={buttonStyle({ look, isSmall, isWide })} className={className}>
      {children}
    </Link>
  );
}
