/** Event on `window`: React has hydrated the page. */
export const HYDRATED = "hydrated";

/** Elements that need a script to respond to a tap; other links, fields and `details` work without. */
const ANSWERED_BY_SCRIPT = "button:not([type=submit]), [data-gallery-group] a[href], a[href='#']";
/** A form's button is disabled until hydration; a tap on it is stored all the same. */
const WAITING_SUBMIT = "form[data-form] [type=submit]";

interface StoredTap {
  readonly element: Element;
  readonly replay: () => void;
}

const closest = (event: Event, selector: string): HTMLElement | null =>
  event.target instanceof Element ? event.target.closest<HTMLElement>(selector) : null;

const isForBrowser = (event: MouseEvent) => event.ctrlKey || event.metaKey || event.shiftKey;

/**
 * Stores the visitor's last tap that needs React, and repeats it after hydration. Until then the tapped element is
 * marked as busy.
 * @returns a function for when the scripts cannot be loaded: it follows a stored link as usual
 */
export function storeTaps(): () => void {
  let stored: StoredTap | undefined;
  const forget = () => {
    stored?.element.removeAttribute("aria-busy");
    stored = undefined;
  };
  const store = (tap: StoredTap) => {
    forget();
    stored = tap;
    tap.element.setAttribute("aria-busy", "true");
  };
  const onClick = (event: MouseEvent) => {
    const element = closest(event, ANSWERED_BY_SCRIPT);
    if (!element || isForBrowser(event)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    store({ element, replay: () => element.click() });
  };
  const storeSubmit = (button: HTMLElement | null | undefined) => {
    const form = button?.closest("form");
    // Not `requestSubmit`, which Safari has from 16 on; React listens for the event.
    const submit = () => form?.dispatchEvent(new Event("submit", { bubbles: true, cancelable: true }));
    if (button && form) store({ element: button, replay: submit });
  };
  const onPointer = (event: Event) => storeSubmit(closest(event, WAITING_SUBMIT));
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || event.isComposing) return;
    storeSubmit(
      closest(event, "form[data-form] input")?.closest("form")?.querySelector<HTMLElement>(WAITING_SUBMIT),
    );
  };
  const listening = new AbortController();
  const end = (): StoredTap | undefined => {
    listening.abort();
    const last = stored;
    forget();
    return last;
  };
  const capture = { capture: true, signal: listening.signal };
  window.addEventListener("click", onClick, capture);
  window.addEventListener("pointerup", onPointer, capture);
  window.addEventListener("keydown", onKey, capture);
  window.addEventListener(
    HYDRATED,
    () => {
      const last = end();
      if (last?.element.isConnected) last.replay();
    },
    { once: true },
  );
  return () => {
    const last = end();
    if (last?.element instanceof HTMLAnchorElement) window.location.assign(last.element.href);
  };
}
