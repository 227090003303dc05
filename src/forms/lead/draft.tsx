import { useLayoutEffect, useRef, useState } from "react";
import { useForm } from "react-final-form";
import { recordIn, stored } from "../../lib/storage";
import type { LeadKind } from "./lead-kind";
import { type FieldShape, isSame, readControls, restoreValues } from "./values";

/** What was typed into one form, kept for as long as the tab lives. */
export const draftStore = (formName: string) => stored(`draft:${formName}`, "sessionStorage");

interface DraftKeeperProps<Values extends FieldShape<Values>> {
  readonly kind: LeadKind<Values>;
  readonly prepare?: (values: Values) => Values;
}

/** Keeps what is typed, and reads the page's own controls: who was quicker than the scripts loses nothing. */
export function DraftKeeper<Values extends FieldShape<Values>>({
  kind: { name, empty, parse },
  prepare = (values) => values,
}: DraftKeeperProps<Values>) {
  const form = useForm<Values>("DraftKeeper");
  // The form's own ref is set only after the effects of what stands inside it.
  const place = useRef<HTMLSpanElement>(null);
  const [, setIsOpen] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: opens the form once
  useLayoutEffect(() => {
    const store = draftStore(name);
    const element = place.current?.closest("form");
    const typed = element ? parse(readControls(element)) : empty;
    form.initialize(prepare(restoreValues(empty, parse(recordIn(store.read())), typed)));
    // A field that mounts sets itself to its initial value in a later effect, and what is typed before that is lost.
    // A change of state here makes React run those effects at once, with no gap for a keystroke.
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
