type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const NAMED = "input[name], select[name], textarea[name]";

const isControl = (target: EventTarget | null): target is Control =>
  target instanceof HTMLInputElement ||
  target instanceof HTMLSelectElement ||
  target instanceof HTMLTextAreaElement;

const isChoice = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && (control.type === "checkbox" || control.type === "radio");

const stateOf = (control: Control) => (isChoice(control) ? control.checked : control.value);

/** Controls by name; by value and position too where several share a name. */
function controlsIn(container: Element): Map<string, Control> {
  const found = new Map<string, Control>();
  for (const control of container.querySelectorAll<Control>(NAMED)) {
    const name = `${control.name} ${isChoice(control) ? control.value : ""}`;
    let place = 0;
    while (found.has(`${name} ${place}`)) place += 1;
    found.set(`${name} ${place}`, control);
  }
  return found;
}

/** Sets a control's value so that React sees it as a visitor's input. */
function fillIn(control: Control, state: string | boolean): void {
  if (stateOf(control) === state) return;
  if (typeof state === "boolean") {
    control.click();
    return;
  }
  // React overrides the setter on the element to recognise its own changes, so this uses the prototype's.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), "value")?.set?.call(control, state);
  control.dispatchEvent(
    new Event(control instanceof HTMLSelectElement ? "change" : "input", { bubbles: true }),
  );
}

/**
 * Remembers the values of the named controls in a page's HTML, and later input. React discards the HTML of a page or a
 * part that a password manager or a translation has changed. Ends when the visitor leaves the page.
 * @returns writes the values into the current controls; call it whenever React has rendered
 */
export function rememberTyped(container: Element): () => void {
  const { pathname } = window.location;
  const typed = new Map<string, string | boolean>();
  let focused: string | undefined;
  const ended = new AbortController();
  const listening = { capture: true, signal: ended.signal };
  const note = (target: EventTarget | null) => {
    if (window.location.pathname !== pathname) {
      typed.clear();
      ended.abort();
    }
    if (ended.signal.aborted || !isControl(target)) return;
    for (const [key, control] of controlsIn(container)) {
      if (control !== target) continue;
      focused = key;
      typed.set(key, stateOf(control));
    }
  };
  for (const [key, control] of controlsIn(container)) typed.set(key, stateOf(control));
  note(document.activeElement);
  for (const kind of ["focusin", "input", "change"])
    container.addEventListener(kind, ({ target }) => note(target), listening);
  container.addEventListener("submit", () => typed.clear(), listening);
  const putBack = () => {
    if (window.location.pathname !== pathname) return;
    const controls = controlsIn(container);
    for (const [key, state] of typed) {
      const control = controls.get(key);
      if (control) fillIn(control, state);
    }
    if (focused && document.activeElement === document.body)
      controls.get(focused)?.focus({ preventScroll: true });
  };
  return () => {
    // Once for the effects of the render, and once for fields that a restored choice adds.
    setTimeout(() => {
      putBack();
      setTimeout(putBack);
    });
  };
}
