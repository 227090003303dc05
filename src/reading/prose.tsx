import { followInside } from "./follow-inside";
import { noteStyle } from "./note-style";
import { proseStyle } from "./prose-style";
import { useFactSlips } from "./use-fact-slips";

interface ProseProps {
  readonly html: string;
  readonly className?: string;
}

export function Prose({ html, className }: ProseProps) {
  const prose = useFactSlips(html);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the links inside are the interactive elements
    // biome-ignore lint/a11y/useKeyWithClickEvents: pressing Enter on a link clicks it
    <div
      ref={prose}
      css={[proseStyle, noteStyle]}
      className={className}
      onClick={followInside}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: compiled at build from checked content
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
