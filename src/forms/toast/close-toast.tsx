import { css } from "@emotion/react";
import { Icon } from "../../components/motifs/icon";
import { size } from "../../theme/tokens";

const button = css({
  display: "grid",
  placeItems: "center",
  width: size.target,
  height: size.target,
  border: 0,
  background: "none",
});

interface CloseToastProps {
  readonly label: string;
  readonly closeToast: (isByVisitor: boolean) => void;
}

/** The button that closes a toast. */
export function CloseToast({ label, closeToast }: CloseToastProps) {
  return (
    <button type="button" css={button} aria-label={label} onClick={() => closeToast(true)}>
      <Icon name="close" size={20} />
    </button>
  );
}
