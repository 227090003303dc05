import { css } from "@emotion/react";
import { colour, rule, size, withMotion } from "../../theme/tokens";
import { Icon, type IconName } from "../motifs/icon";

const ring = css({
  display: "grid",
  placeItems: "center",
  width: "52px",
  height: "52px",
  padding: 0,
  border: rule.ink,
  borderRadius: "50%",
  background: "transparent",
  color: colour.heading,
  [withMotion]: { transition: "background-color 120ms, color 120ms" },
  "&:hover": { background: colour.heading, color: colour.onDark },
  "&:active": { background: colour.link },
});
const small = css({ width: size.target, height: size.target });

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
      css={[ring, isSmall && small]}
      className={className}
      aria-label={label}
      title={label}
      onClick={onClick}
    >
      <Icon name={icon} size={isSmall ? 18 : 22} />
    </button>
  );
}
