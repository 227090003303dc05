import type { ReactNode } from "react";
import frameWords from "../../../content/words/frame.json";

interface ExternalLinkProps {
  readonly href: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A link to another site. Opens in a new tab and tells screen readers so. The build renders it in MDX bodies. */
export function ExternalLink({ href, className, children }: ExternalLinkProps) {
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" className={className}>
      {children}
      <span className="visually-hidden">{` ${frameWords.newTab}`}</span>
    </a>
  );
}
