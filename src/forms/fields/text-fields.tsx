import { css } from "@emotion/react";
import { FieldFrame, fieldStyle, useTextField } from "./field";

const area = css(fieldStyle.control, { resize: "vertical" });

interface CommonProps {
  readonly name: string;
  readonly label: string;
  readonly autoComplete?: string;
  /** Tells the browser, and screen readers, that the field is needed. */
  readonly isRequired?: boolean;
  readonly className?: string;
}

interface TextFieldProps extends CommonProps {
  readonly type?: "text" | "email" | "tel";
  readonly hint?: string;
}

export function TextField({
  name,
  label,
  hint,
  type = "text",
  autoComplete,
  isRequired = false,
  className,
}: TextFieldProps) {
  const { value, change, isBusy, isActive, focusing, error } = useTextField(name);
  return (
    <FieldFrame label={label} hint={hint} error={error} isActive={isActive} className={className}>
      {(ties) => (
        <input
          {...ties}
          {...focusing}
          css={fieldStyle.control}
          name={name}
          type={type}
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

interface TextAreaFieldProps extends CommonProps {
  readonly rows: number;
}

export function TextAreaField({
  name,
  label,
  rows,
  autoComplete,
  isRequired = false,
  className,
}: TextAreaFieldProps) {
  const { value, change, isBusy, isActive, focusing, error } = useTextField(name);
  return (
    <FieldFrame label={label} error={error} isActive={isActive} className={className}>
      {(ties) => (
        <textarea
          {...ties}
          {...focusing}
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
