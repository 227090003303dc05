import { useLayoutEffect, useRef, useState } from "react";
import { useForm } from "react-final-form";
import { recordIn, stored } from "../../lib/storage";
import type { FormDefinition } from "./form-definition";
import { type FieldShape, isSame, readControls, restoreValues } from "./values";

export const draftStore = (formName: string) => stored(`draft:${formName}`, "sessionStorage");

interface DraftKeeperProps<Values extends FieldShape<Values>> {
  readonly definition: FormDefinition<Values>;
  readonly prepare?: (values: Values) => Values;
}

/** Stores the draft, and reads the page's controls first, so that text typed before hydration is kept. */
export function DraftKeeper<Values extends FieldShape<Values>>({
  definition: { name, empty, parse },
  prepare = (values) => values,
}: DraftKeeperProps<Values>) {
  const form = useForm<Values>("DraftKeeper");
  // The form's own ref is set only after the effects of its children.
  const place = useRef<HTMLSpanElement>(null);
  const [, setIsOpen] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: opens the form once
  useLayoutEffect(() => {
    const store = draftStore(name);
    const element = place.current?.closest("form");
    const typed = element ? parse(readControls(element)) : empty;
    form.initialize(prepare(restoreValues(empty, parse(recordIn(store.read())), typed)));
    // A mounting field sets its initial value in a later effect, and text typed before that is lost. A state change
    // here makes React run those effects at once.
    setIsOpen(true);
    return form.subscribe(
      ({ values }) => {
        store.write(isSame(values, empty) ? undefined : JSON.stringify(values));
      },
      { values: true },
    );
  }, []);
  return <span ref={place} hidden />;
}
