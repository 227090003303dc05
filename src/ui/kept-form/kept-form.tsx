import type { ComponentPropsWithRef } from "react";

/** Fields that are never sent: with and without scripts, no button or Enter puts what is typed into an address. */
export const KeptForm = (props: ComponentPropsWithRef<"form">) => (
  <form {...props} method="dialog" onSubmit={(event) => event.preventDefault()} />
);
