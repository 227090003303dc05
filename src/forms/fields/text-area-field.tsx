import { css } from "@emotion/react";
import { FieldFrame } from "./field-frame";
import { fieldStyle } from "./field-style";
import { useTextField } from "./use-text-field";

const area = css(fieldStyle.control, { resize: "vertical" });

interface TextAreaFieldProps {
  readonly name: string;
  readonly label: string;
  readonly rows: number;
  readonly autoComplete?: string;
  readonly isRequired?: boolean;
  readonly className?: string;
}

/** A field of several lines. */
export function TextAreaField({
  name,
  label,
  rows,
  autoComplete,
  isRequired = false,
  className,
}: TextAreaFieldProps) {
  const { value, change, isBusy, error } = useTextField(name);
  return (
    <FieldFrame label={label} error={error} className={className}>
      {(ties) => (
        <textarea
          {...ties}
          css={area}
          name={name}
          rows={rows}
          value={value}
          onChange={(event) => change(event.target.value)}
          autoComplete={autoComplete}
          required={isRequired}
          readOnly={isBusy}
        />
      )}
    </FieldFrame>
  );
}
