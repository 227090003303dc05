import { css } from "@emotion/react";
import { type ComponentType, lazy, Suspense } from "react";
import type { NumbersPanelProps } from "./numbers-panel";

/**
 * The panel's code is a file of its own, loaded after the page's: its HTML is whole without it.
 * The build's renderer cannot wait for a file, so it gets the panel at once; in the browser's bundles Gatsby
 * writes another stage, and the first branch goes.
 */
const Panel: ComponentType<NumbersPanelProps> =
  process.env.BUILD_STAGE === "build-html"
    ? require("./numbers-panel").NumbersPanel
    : lazy(() => import("./numbers-panel").then((module) => ({ default: module.NumbersPanel })));

/** About the panel's height, while its code is on the way after a click on a link to the page. */
const place = css({ minHeight: "60rem" });

/** A country in numbers. */
export function LazyNumbers(props: NumbersPanelProps) {
  if (props.numbers.length === 0) return null;
  return (
    <Suspense fallback={<div css={place} />}>
      <Panel {...props} />
    </Suspense>
  );
}
