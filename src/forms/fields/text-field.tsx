import { css } from "@emotion/react";
import { FieldFrame, fieldStyle, useTextField } from "./field";

const area = css(fieldStyle.control, { resize: "vertical" });

interface TextFieldProps {
  readonly name: string;
  readonly label: string;
  readonly type?: "text" | "email" | "tel";
  /** Of a field of several lines. */
  readonly rows?: number;
  readonly hint?: string;
  readonly autoComplete?: string;
  /** Tells the browser, and screen readers, that the field is needed. */
  readonly isRequired?: boolean;
  readonly className?: string;
}

export function TextField(props: TextFieldProps) {
  const { name, label, type = "text", rows, hint, autoComplete, isRequired = false, className } = props;
  const { value, change, isBusy, isActive, focusing, error } = useTextField(name);
  const common = { ...focusing, name, value, autoComplete, required: isRequired, readOnly: isBusy };
  return (
    <FieldFrame label={label} hint={hint} error={error} isActive={isActive} className={className}>
      {(ties) =>
        rows === undefined ? (
          <input
            {...ties}
            {...common}
            css={fieldStyle.control}
            type={type}
            onChange={({ target }) => change(target.value)}
          />
        ) : (
          <textarea
            {...ties}
            {...common}
            css={area}
            rows={rows}
            onChange={({ target }) => change(target.value)}
          />
        )
      }
    </FieldFrame>
  );
}
