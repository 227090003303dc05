import { FieldFrame } from "./field-frame";
import { fieldStyle } from "./field-style";
import { useTextField } from "./use-text-field";

interface TextFieldProps {
  readonly name: string;
  readonly label: string;
  readonly type?: "text" | "email" | "tel";
  readonly autoComplete?: string;
  /** Tells the browser, and screen readers, that the field is needed. */
  readonly isRequired?: boolean;
  readonly className?: string;
}

/** A field of one line. */
export function TextField({
  name,
  label,
  type = "text",
  autoComplete,
  isRequired = false,
  className,
}: TextFieldProps) {
  const { value, change, isBusy, error } = useTextField(name);
  return (
    <FieldFrame label={label} error={error} className={className}>
      {(ties) => (
        <input
          {...ties}
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
