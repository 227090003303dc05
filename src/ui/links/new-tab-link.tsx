import type { ReactNode } from "react";

interface NewTabLinkProps {
  readonly href: string;
  /** Read by screen readers after the link's text. */
  readonly note: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A link that opens in a new tab and tells screen readers so. The build renders it in MDX bodies. */
export function NewTabLink({ href, note, className, children }: NewTabLinkProps) {
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" className={className}>
      {children}
      <span className="visually-hidden">{` ${note}`}</span>
    </a>
  );
}
