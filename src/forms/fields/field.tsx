import { css } from "@emotion/react";
import { useField } from "react-final-form";
import { lettering } from "../../theme/lettering";
import { colour, type } from "../../theme/tokens";
import { controlStyle } from "../../ui/fields/control-style";
import { stack } from "../../ui/layout/primitives";
import { useIsBusy } from "../shared/sendings";

export const fieldStyle = {
  field: css({ ...stack(1), alignContent: "start" }),
  label: css({ color: colour.heading, fontSize: type.small, fontWeight: 700 }),
  control: css(controlStyle, {
    // Keeps a focused field clear of the header and of a toast.
    scrollMarginBlock: "184px 96px",
    "&:read-only:not(select)": { borderColor: colour.muted, background: colour.page },
    "&[aria-invalid='true']": { borderColor: colour.error, boxShadow: `inset 0 -3px 0 ${colour.error}` },
  }),
  hint: css({ ...lettering.hint }),
  error: css({ color: colour.error, fontSize: type.small, fontWeight: 700, lineHeight: 1.35 }),
} as const;

/** Keeps an empty text; the library would make it undefined. */
const asTyped = (value: string) => value;

/** A text of the form around it; `isBusy` while that form is sending, when it must be read-only. */
export function useTextField(name: string) {
  const { input, meta } = useField<string>(name, { parse: asTyped });
  const isBusy = useIsBusy();
  const mistake: unknown = meta.error;
  return {
    value: input.value,
    change: (value: string) => input.onChange(value),
    isBusy,
    isActive: meta.active === true,
    focusing: { onFocus: () => input.onFocus(), onBlur: () => input.onBlur() },
    error: meta.submitFailed && typeof mistake === "string" ? mistake : undefined,
  };
}

interface FieldErrorProps {
  /** The control names it as its description. */
  readonly id: string;
  readonly error: string | undefined;
  readonly isActive: boolean;
}

/** A live region only while the field has the focus: on arrival the focus reads it, and it would be heard twice. */
export function FieldError({ id, error, isActive }: FieldErrorProps) {
  return (
    <p id={id} css={fieldStyle.error} aria-live={isActive ? "polite" : "off"}>
      {error}
    </p>
  );
}
