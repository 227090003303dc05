export interface FactSlips {
  readonly press: (figure: HTMLAnchorElement) => void;
  /** Takes the behaviour back. */
  readonly end: () => void;
}

const noteOf = (figure: HTMLAnchorElement) => document.getElementById(figure.hash.slice(1));

/** Whether a note stands at the right of the text, where nothing opens; see `note-style`. */
const isBeside = (note: Element) => getComputedStyle(note).float === "right";

/** Shuts the slip that is open, in whichever part of the page's text. */
let shutOpen = () => {};

/** Makes buttons of figures whose notes are slips: one is open at a time, and the window stays. */
export function startFactSlips(prose: HTMLElement): FactSlips {
  const figures = [...prose.querySelectorAll<HTMLAnchorElement>("a.fact")];
  const notes = [...prose.querySelectorAll<HTMLElement>(".fact-note")];
  let open: { readonly figure: HTMLAnchorElement; readonly note: HTMLElement } | undefined;

  function close() {
    if (!open) return;
    const { figure, note } = open;
    open = undefined;
    delete note.dataset.open;
    // The address may still lead to it.
    note.dataset.shut = "";
    figure.setAttribute("aria-expanded", "false");
  }

  function closeAndReturn() {
    const figure = open?.figure;
    close();
    figure?.focus();
  }

  function show(figure: HTMLAnchorElement, note: HTMLElement) {
    shutOpen();
    shutOpen = close;
    open = { figure, note };
    delete note.dataset.shut;
    note.dataset.open = "";
    figure.setAttribute("aria-expanded", "true");
  }

  /** A note that others have pushed down has no leader, as it would lead to another line. */
  function markMoved(figure: HTMLAnchorElement, note: HTMLElement) {
    const [line] = figure.getClientRects();
    const { top } = note.getBoundingClientRect();
    if (line && figure.id !== "") note.toggleAttribute("data-moved", top > line.bottom);
  }

  function dress() {
    for (const figure of figures) {
      const note = noteOf(figure);
      if (!note || isBeside(note)) {
        if (note) markMoved(figure, note);
        for (const name of ["role", "aria-expanded", "aria-controls"]) figure.removeAttribute(name);
        continue;
      }
      figure.setAttribute("role", "button");
      figure.setAttribute("aria-expanded", String(open?.figure === figure));
      figure.setAttribute("aria-controls", note.id);
    }
    if (open && isBeside(open.note)) close();
  }

  /** A figure that has its source in common with the one before shares its note, too. */
  function goToNote(note: HTMLElement) {
    const before = notes.slice(0, notes.indexOf(note) + 1).reverse();
    const shown = before.find((one) => one.getClientRects().length > 0) ?? note;
    shown.tabIndex = -1;
    shown.focus();
  }

  function press(figure: HTMLAnchorElement) {
    const note = noteOf(figure);
    if (!note) return;
    if (isBeside(note)) {
      goToNote(note);
      return;
    }
    if (open?.figure === figure) {
      close();
      return;
    }
    // A chapter that repeats a figure has its note once: it comes to the figure that is pressed.
    (figure.closest(".table") ?? figure).after(note);
    show(figure, note);
    const { scrollY } = window;
    note.scrollIntoView({ block: "nearest" });
    // A slip that is higher than the window must not push its figure out.
    if (window.scrollY !== scrollY) figure.scrollIntoView({ block: "nearest" });
  }

  function onClick(event: MouseEvent) {
    const target = event.target instanceof Element ? event.target.closest(".fact-close") : null;
    if (!target) return;
    event.preventDefault();
    closeAndReturn();
  }

  function onKey(event: KeyboardEvent) {
    const { activeElement } = document;
    const isHere = activeElement === document.body || prose.contains(activeElement);
    if (event.key === "Escape" && open && isHere && !event.defaultPrevented) closeAndReturn();
    // A link is not pressed by the space bar, a button is.
    if (event.key !== " " || !(activeElement instanceof HTMLElement) || !prose.contains(activeElement))
      return;
    if (!activeElement.matches("[role=button]")) return;
    event.preventDefault();
    activeElement.click();
  }

  for (const cross of prose.querySelectorAll(".fact-close")) cross.setAttribute("role", "button");
  dress();
  const led = figures.find((figure) => figure.hash === window.location.hash && figure.hash !== "");
  const note = led && noteOf(led);
  if (led && note && !isBeside(note)) show(led, note);

  const resized = new ResizeObserver(dress);
  resized.observe(prose);
  prose.addEventListener("click", onClick);
  document.addEventListener("keydown", onKey);
  return {
    press,
    end: () => {
      resized.disconnect();
      prose.removeEventListener("click", onClick);
      document.removeEventListener("keydown", onKey);
    },
  };
}
