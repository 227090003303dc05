import "react";

declare module "react" {
  interface CSSProperties {
    /** A value that a component passes to its styles. */
    [name: `--${string}`]: string | number | undefined;
  }
}
