interface EmphasisedProps {
  readonly text: string;
  /** The part of the text that is set bold, where it stands last. */
  readonly part: string;
}

/** A sentence of which only what counts is bold. */
export function Emphasised({ text, part }: EmphasisedProps) {
  const at = part ? text.lastIndexOf(part) : -1;
  if (at < 0) return text;
  return (
    <>
      {text.slice(0, at)}
      <strong>{part}</strong>
      {text.slice(at + part.length)}
    </>
  );
}
