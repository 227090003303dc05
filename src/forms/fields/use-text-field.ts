import { useField } from "react-final-form";

/** Keeps an empty text a text; the library would make it undefined. */
const asTyped = (value: string) => value;

/**
 * A text of the form around it, with its error: shown once sending has failed, gone as soon as it is mended.
 * While the form is busy the text cannot change, for it would be lost when the form empties.
 */
export function useTextField(name: string) {
  const { input, meta } = useField<string>(name, { parse: asTyped });
  const mistake: unknown = meta.error ?? (meta.dirtySinceLastSubmit ? undefined : meta.submitError);
  return {
    value: input.value,
    change: (value: string) => input.onChange(value),
    isBusy: meta.submitting === true,
    error: meta.submitFailed && typeof mistake === "string" ? mistake : undefined,
  };
}
