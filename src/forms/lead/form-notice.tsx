import type { ComponentType } from "react";
import type { WithoutScriptProps } from "./without-script";

/** In the browser's bundles Gatsby writes another stage, and the first branch goes. */
const WithoutScript: ComponentType<WithoutScriptProps> | undefined =
  process.env.BUILD_STAGE === "build-html" ? require("./without-script").WithoutScript : undefined;

/**
 * For visitors without scripts: that the form cannot send, and how to reach the company. It stands first on the page,
 * where others find the form's beginning.
 */
export function FormNotice(props: WithoutScriptProps) {
  return <noscript>{WithoutScript && <WithoutScript {...props} />}</noscript>;
}
