import "react";

declare module "react" {
  interface CSSProperties {
    /** A value that a component hands to its styles. */
    [name: `--${string}`]: string | number | undefined;
  }
}
