import { lazy } from "react";
import type { WithoutScriptProps } from "./without-script";

/** Browsers never ask for it: React draws nothing inside of `noscript` there. */
const WithoutScript = lazy(async () => ({ default: (await import("./without-script")).WithoutScript }));

/** For visitors without scripts: that the form cannot send, and how to reach the company. */
export function FormNotice(props: WithoutScriptProps) {
  return (
    <noscript>
      <WithoutScript {...props} />
    </noscript>
  );
}
