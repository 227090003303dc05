import { fieldStyle } from "./field-style";

interface FieldErrorProps {
  /** The control names it as its description. */
  readonly id: string;
  readonly error: string | undefined;
}

/** What is wrong with a field. Its place is a live region, so a mistake that comes while typing is heard too. */
export function FieldError({ id, error }: FieldErrorProps) {
  return (
    <p id={id} css={fieldStyle.error} aria-live="polite">
      {error}
    </p>
  );
}
