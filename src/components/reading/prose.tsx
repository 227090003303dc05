import { navigate } from "gatsby";
import type { MouseEvent } from "react";
import { proseStyle } from "./prose-style";

interface ProseProps {
  /** HTML that the build compiled from an MDX file. */
  readonly html: string;
  readonly className?: string;
}

/** Client-side navigation for links to other pages of this site, as with Gatsby's `Link`. */
function followInside(event: MouseEvent<HTMLDivElement>): void {
  if (
    event.defaultPrevented ||
    event.button !== 0 ||
    event.metaKey ||
    event.ctrlKey ||
    event.shiftKey ||
    event.altKey
  )
    return;
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  const href = link?.getAttribute("href");
  if (!href?.startsWith("/") || link?.target === "_blank") return;
  event.preventDefault();
  void navigate(href);
}

/** A compiled MDX body with its styles. */
export function Prose({ html, className }: ProseProps) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the links inside are the interactive elements
    // biome-ignore lint/a11y/useKeyWithClickEvents: pressing Enter on a link clicks it
    <div
      css={proseStyle}
      className={className}
      onClick={followInside}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: compiled at build from checked content
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
