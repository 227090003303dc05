import { navigate } from "gatsby";
import type { MouseEvent } from "react";
import { proseStyle } from "./prose-style";

interface ProseProps {
  /** HTML that the build made from an MDX file. */
  readonly html: string;
  readonly className?: string;
}

/** Lets links to other pages of this site navigate without a full load, as Gatsby's own links do. */
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

/** A text from content, with the styles of everything that texts may hold. */
export function Prose({ html, className }: ProseProps) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the links inside are the interactive elements
    // biome-ignore lint/a11y/useKeyWithClickEvents: pressing Enter on a link clicks it
    <div
      css={proseStyle}
      className={className}
      onClick={followInside}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: made at build from content that the check has read
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
