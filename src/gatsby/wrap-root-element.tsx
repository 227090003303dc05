import { CacheProvider } from "@emotion/react";
import type { ReactElement, ReactNode } from "react";
import { styleCache } from "./style-cache";

interface WrapArguments {
  readonly element: ReactNode;
}

const cache = styleCache();

/** Gives the whole site, in the browser, the styles that came with its page. */
export function wrapRootElement({ element }: WrapArguments): ReactElement {
  return <CacheProvider value={cache}>{element}</CacheProvider>;
}
