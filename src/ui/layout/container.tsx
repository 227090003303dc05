import { css } from "@emotion/react";
import type { ReactNode } from "react";
import { size, space } from "../../theme/tokens";

const container = css({
  width: "100%",
  maxWidth: `calc(${size.container} + 2 * ${space.gutter})`,
  marginInline: "auto",
  paddingInline: space.gutter,
});

interface ContainerProps {
  readonly children: ReactNode;
  readonly className?: string;
}

export function Container({ children, className }: ContainerProps) {
  return (
    <div css={container} className={className}>
      {children}
    </div>
  );
}
