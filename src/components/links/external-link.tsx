import type { ReactNode } from "react";
import { useWords } from "../../words/use-words";
import { NewTabLink } from "./new-tab-link";

interface ExternalLinkProps {
  readonly href: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A link of a page to another site. */
export function ExternalLink(props: ExternalLinkProps) {
  const { frame } = useWords();
  return <NewTabLink {...props} note={frame.newTab} />;
}
