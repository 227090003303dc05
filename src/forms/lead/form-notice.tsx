import { lazy } from "react";

/** Browsers never load it: with scripts React renders nothing inside `noscript`. */
const WithoutScript = lazy(async () => ({ default: (await import("./without-script")).WithoutScript }));

/** A notice for visitors without scripts: the form cannot send, and how to reach the company. */
export function FormNotice(props: { readonly page: string }) {
  return (
    <noscript>
      <WithoutScript {...props} />
    </noscript>
  );
}
