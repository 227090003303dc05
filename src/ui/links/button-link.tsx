import { Link } from "gatsby";
import type { ReactNode } from "react";
import { type ButtonLook, buttonStyle } from "./button-style";

interface ButtonLinkProps {
  /** Path on this site. */
  readonly to: string;
  readonly look: ButtonLook;
  readonly isSmall?: boolean;
  readonly isWide?: boolean;
  readonly className?: string;
  readonly children: ReactNode;
}

/** An internal link that looks like a button. */
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
