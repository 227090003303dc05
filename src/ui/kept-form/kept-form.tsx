import type { ComponentPropsWithRef } from "react";

/** Never submitted: neither a button nor Enter puts its fields into an address, with or without scripts. */
export const KeptForm = (props: ComponentPropsWithRef<"form">) => (
  <form {...props} method="dialog" onSubmit={(event) => event.preventDefault()} />
);
