import { css } from "@emotion/react";
import { colour, font, size, type, withHover } from "../../theme/tokens";
import { bareButton } from "../layout/primitives";

const cross = css({
  flex: "none",
  minWidth: size.target,
  minHeight: size.target,
  ...bareButton,
  color: colour.muted,
  font: `700 ${type.fact}/1 ${font.text}`,
  [withHover]: { "&:hover": { color: colour.error } },
});

export function RemoveButton({ label, onClick }: { readonly label: string; readonly onClick: () => void }) {
  return (
    <button type="button" css={cross} aria-label={label} onClick={onClick} data-print="no">
      <span aria-hidden="true">×</span>
    </button>
  );
}
