import "react";

declare module "react" {
  interface CSSProperties {
    /** Custom properties that components pass to their styles. */
    [name: `--${string}`]: string | number | undefined;
  }
}
