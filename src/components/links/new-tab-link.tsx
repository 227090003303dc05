import type { ReactNode } from "react";

interface NewTabLinkProps {
  readonly href: string;
  /** What screen readers hear after the link's text. */
  readonly note: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A link that opens in a new tab, and says so to those who do not see the tab. The build renders it within texts. */
export function NewTabLink({ href, note, className, children }: NewTabLinkProps) {
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" className={className}>
      {children}
      <span className="visually-hidden"> {note}</span>
    </a>
  );
}
