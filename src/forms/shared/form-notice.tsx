import { lazy } from "react";

/** Browsers never load it: with scripts React renders nothing inside `noscript`. */
const WithoutScript = lazy(async () => ({ default: (await import("./without-script")).WithoutScript }));

export function FormNotice(props: { readonly page: string }) {
  return (
    <noscript>
      <WithoutScript {...props} />
    </noscript>
  );
}
