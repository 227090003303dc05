import { lazy } from "react";

/** Browsers never ask for it: React draws nothing inside of `noscript` there. */
const WithoutScript = lazy(async () => ({ default: (await import("./without-script")).WithoutScript }));

/** For visitors without scripts: that the form cannot send, and how to reach the company. */
export function FormNotice(props: { readonly page: string }) {
  return (
    <noscript>
      <WithoutScript {...props} />
    </noscript>
  );
}
