import { followInside } from "./follow-inside";
import { proseStyle } from "./prose-style";

export function Prose({ html, className }: { readonly html: string; readonly className?: string }) {
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
