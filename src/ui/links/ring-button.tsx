import { css } from "@emotion/react";
import { colour, rule, size, withHover, withMotion } from "../../theme/tokens";
import { disc } from "../layout/primitives";
import { Icon, type IconName } from "../motifs/icon";

const ring = css({
  ...disc("52px"),
  padding: 0,
  border: rule.ink,
  background: "transparent",
  color: colour.heading,
  [withMotion]: { transition: "background-color 120ms, color 120ms" },
  [withHover]: { "&:hover": { background: colour.dark, color: colour.onDark } },
  "&:active": { background: colour.darkHover },
});
interface RingButtonProps {
  readonly icon: IconName;
  readonly label: string;
  readonly onClick: () => void;
  readonly isSmall?: boolean;
  readonly className?: string;
}

export function RingButton({ icon, label, onClick, isSmall = false, className }: RingButtonProps) {
  return (
    <button
      type="button"
      css={[ring, isSmall && { width: size.target, height: size.target }]}
      className={className}
      aria-label={label}
      title={label}
      onClick={onClick}
    >
      <Icon name={icon} size={isSmall ? 18 : 22} />
    </button>
  );
}
