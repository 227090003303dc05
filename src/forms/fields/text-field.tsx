import { css } from "@emotion/react";
import { type ChangeEvent, useId } from "react";
import { space } from "../../theme/tokens";
import { FieldError, fieldStyle, useTextField } from "./field";

const area = css(fieldStyle.control, { resize: "vertical" });

/** In the gap to the next field: a question that comes when the field is left must not move the button being pressed. */
const asked = css(fieldStyle.hint, {
  marginBottom: `calc(-1.35em - ${space[1]})`,
  "&:empty": { position: "absolute" },
});

export interface TextFieldProps {
  readonly name: string;
  readonly label: string;
  readonly type?: "text" | "email" | "tel";
  readonly rows?: number;
  readonly hint?: string;
  /** A question about a value that is accepted, once the visitor has left the field. */
  readonly ask?: (value: string) => string | undefined;
  readonly autoComplete?: string;
  readonly isRequired?: boolean;
  /** Id of its control, if links lead to it. */
  readonly place?: string;
  readonly className?: string;
}

export function TextField(props: TextFieldProps) {
  const { name, label, type = "text", rows, ask, autoComplete, isRequired = false, className } = props;
  const { value, change, isBusy, isActive, focusing, error } = useTextField(name);
  const unique = useId();
  const id = props.place ?? unique;
  const question = isActive || error ? undefined : ask?.(value);
  const hint = question ?? props.hint;
  const [hintId, errorId] = [`${id}hint`, `${id}error`];
  const control = {
    ...focusing,
    id,
    name,
    value,
    autoComplete,
    required: isRequired,
    readOnly: isBusy,
    "aria-invalid": error === undefined ? undefined : true,
    "aria-describedby": [hint && hintId, error && errorId].filter(Boolean).join(" ") || undefined,
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => change(target.value),
  };
  return (
    <div css={fieldStyle.field} className={className}>
      <label htmlFor={id} css={fieldStyle.label}>
        {label}
      </label>
      {rows === undefined ? (
        <input {...control} css={fieldStyle.control} type={type} />
      ) : (
        <textarea {...control} css={area} rows={rows} />
      )}
      {(hint || ask) && (
        <p id={hintId} css={ask ? asked : fieldStyle.hint} role={ask && "status"}>
          {hint}
        </p>
      )}
      <FieldError id={errorId} error={error} isActive={isActive} />
    </div>
  );
}
