/** Event on `window`: React has hydrated the page. */
export const HYDRATED = "hydrated";

/** What answers a tap by script alone; links, fields and `details` need none. */
const ANSWERED_BY_SCRIPT = "button:not([type=submit]), [data-gallery-group] a[href]";
/** A form's button is disabled until its script runs; a tap on it is wanted all the same. */
const WAITING_SUBMIT = "form[data-lead-form] [type=submit]";

interface KeptTap {
  readonly element: Element;
  readonly replay: () => void;
}

const closest = (event: Event, selector: string): HTMLElement | null =>
  event.target instanceof Element ? event.target.closest<HTMLElement>(selector) : null;

/** Opens in another tab or window: the browser's own affair. */
const isForBrowser = (event: MouseEvent) => event.ctrlKey || event.metaKey || event.shiftKey;

/**
 * Keeps the visitor's last tap that only React can answer, and lets it happen again once React has hydrated the page.
 * The tapped element is marked as busy until then.
 * @returns ends the keeping when the scripts could not be fetched: a kept link then does what links do
 */
export function keepTaps(): () => void {
  let kept: KeptTap | undefined;
  const forget = () => {
    kept?.element.removeAttribute("aria-busy");
    kept = undefined;
  };
  const keep = (tap: KeptTap) => {
    forget();
    kept = tap;
    tap.element.setAttribute("aria-busy", "true");
  };
  const onClick = (event: MouseEvent) => {
    const element = closest(event, ANSWERED_BY_SCRIPT);
    if (!element || isForBrowser(event)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    keep({ element, replay: () => element.click() });
  };
  const keepSubmit = (button: HTMLElement | null | undefined) => {
    const form = button?.closest("form");
    if (button && form) keep({ element: button, replay: () => form.requestSubmit() });
  };
  const onPointer = (event: Event) => keepSubmit(closest(event, WAITING_SUBMIT));
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || event.isComposing) return;
    keepSubmit(
      closest(event, "form[data-lead-form] input")
        ?.closest("form")
        ?.querySelector<HTMLElement>(WAITING_SUBMIT),
    );
  };
  const end = (): KeptTap | undefined => {
    window.removeEventListener("click", onClick, true);
    window.removeEventListener("pointerup", onPointer, true);
    window.removeEventListener("keydown", onKey, true);
    const last = kept;
    forget();
    return last;
  };
  window.addEventListener("click", onClick, true);
  window.addEventListener("pointerup", onPointer, true);
  window.addEventListener("keydown", onKey, true);
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
