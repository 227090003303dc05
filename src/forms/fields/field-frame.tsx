import { useId } from "react";
import { FieldError } from "./field-error";
import { fieldStyle } from "./field-style";

/** What ties a control to its label and its error. */
export interface ControlTies {
  readonly id: string;
  readonly "aria-invalid": boolean | undefined;
  readonly "aria-describedby": string | undefined;
}

interface FieldFrameProps {
  readonly label: string;
  /** What is wrong with the field, if anything. */
  readonly error: string | undefined;
  readonly className?: string;
  readonly children: (ties: ControlTies) => React.ReactNode;
}

/** A control with its label above and its error below. */
export function FieldFrame({ label, error, className, children }: FieldFrameProps) {
  const id = useId();
  const errorId = `${id}error`;
  return (
    <div css={fieldStyle.field} className={className}>
      <label htmlFor={id} css={fieldStyle.label}>
        {label}
      </label>
      {children({
        id,
        "aria-invalid": error === undefined ? undefined : true,
        "aria-describedby": error === undefined ? undefined : errorId,
      })}
      <FieldError id={errorId} error={error} />
    </div>
  );
}
