import { Link } from "gatsby";
import type { ReactNode } from "react";
import { type ButtonLook, buttonStyle } from "./button-style";

interface ButtonLinkProps {
  readonly to: string;
  readonly look: ButtonLook;
  readonly isSmall?: boolean;
  readonly isWide?: boolean;
  readonly className?: string;
  readonly children: ReactNode;
}

export function ButtonLink({
  to,
  look,
  isSmall = false,
  isWide = false,
  className,
  children,
}: ButtonLinkProps) {
  return (
    <Link to={to} css={buttonStyle({ look, isSmall, isWide })} className={className}>
      {children}
    </Link>
  );
}
