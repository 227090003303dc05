import { CacheProvider } from "@emotion/react";
import type { ReactElement, ReactNode } from "react";
import { styleCache } from "./style-cache";

interface WrapArguments {
  readonly element: ReactNode;
}

const cache = styleCache();

/** Provides the styles that came with the page to Emotion in the browser. */
export function wrapRootElement({ element }: WrapArguments): ReactElement {
  return <CacheProvider value={cache}>{element}</CacheProvider>;
}
