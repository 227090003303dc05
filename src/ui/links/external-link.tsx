import type { ReactNode } from "react";
import frameWords from "../../../content/words/frame.json";
import { NewTabLink } from "./new-tab-link";

interface ExternalLinkProps {
  readonly href: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A link to another site. Opens in a new tab and tells screen readers so, in the site's words. */
export function ExternalLink(props: ExternalLinkProps) {
  const { frame } = frameWords;
  return <NewTabLink {...props} note={frame.newTab} />;
}
