import { type ComponentType, lazy, type ReactNode, Suspense, useLayoutEffect } from "react";
import type { SourceListProps } from "../../components/reading/source-list";
import type { InstitutionGridProps } from "../../institutions/institution-grid";
import type { CountryCardsProps } from "./country-cards";
import type { NumbersPanelProps } from "./numbers/numbers-panel";
import { homeCurrencyKey } from "./numbers/use-home-currency";

/** What a visitor does first; `scroll` comes also where the browser opens the page at an earlier place. */
const SIGNS = ["pointermove", "pointerdown", "touchstart", "keydown", "wheel", "scroll"] as const;

/** Whether there is nothing to wait for: the page came by a link and has no HTML yet, or a currency was chosen before. */
function isWanted(): boolean {
  if (document.getElementById("sources") === null) return true;
  try {
    return localStorage.getItem(homeCurrencyKey) !== null;
  } catch {
    // Storage may be switched off.
    return false;
  }
}

/** Waits for the visitor's first sign of life: until then the HTML does all that it can do. */
function whenWanted(): Promise<void> {
  if (isWanted()) return Promise.resolve();
  return new Promise((resolve) => {
    const go = () => {
      for (const name of SIGNS) window.removeEventListener(name, go);
      resolve();
    };
    for (const name of SIGNS) window.addEventListener(name, go, { passive: true });
  });
}

/** Ends what `holdBackHash` began. */
let release = () => {};

/**
 * Keeps changes of the address's hash from the router until the parts are there, or the page is left. It would render
 * the page again, and React throws away the HTML of a part that it cannot hydrate yet. The browser itself goes to the
 * place.
 */
function holdBackHash(parts: Promise<unknown>): void {
  const { pathname } = window.location;
  const hold = (event: PopStateEvent) => {
    if (window.location.pathname === pathname) event.stopImmediatePropagation();
  };
  window.addEventListener("popstate", hold, { capture: true });
  release = () => window.removeEventListener("popstate", hold, { capture: true });
  parts.then(release);
}

async function importParts() {
  const [panel, sources, cards, institutions] = await Promise.all([
    import("./numbers/numbers-panel"),
    import("../../components/reading/source-list"),
    import("./country-cards"),
    import("../../institutions/institution-grid"),
  ]);
  return { ...panel, ...sources, ...cards, ...institutions };
}

/** How long to wait after a lost connection, in ms. */
const RETRY = 5000;

/** The parts' code, from the visitor's first act on. Never rejects: React would empty the page. */
async function loadParts(): ReturnType<typeof importParts> {
  await whenWanted();
  for (;;) {
    try {
      return await importParts();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, RETRY));
    }
  }
}

function startLoading() {
  const parts = loadParts();
  if (document.getElementById("sources") !== null) holdBackHash(parts);
  return parts;
}

/*
 * The HTML of the parts below is whole without their code. The build's renderer cannot wait for a file, so it gets
 * them at once; in the browser's bundles Gatsby writes another stage, and the first branch goes.
 */
const parts = process.env.BUILD_STAGE === "build-html" ? new Promise<never>(() => {}) : startLoading();

const Panel: ComponentType<NumbersPanelProps> =
  process.env.BUILD_STAGE === "build-html"
    ? require("./numbers/numbers-panel").NumbersPanel
    : lazy(() => parts.then(({ NumbersPanel }) => ({ default: NumbersPanel })));

const Sources: ComponentType<SourceListProps> =
  process.env.BUILD_STAGE === "build-html"
    ? require("../../components/reading/source-list").SourceList
    : lazy(() => parts.then(({ SourceList }) => ({ default: SourceList })));

const Cards: ComponentType<CountryCardsProps> =
  process.env.BUILD_STAGE === "build-html"
    ? require("./country-cards").CountryCards
    : lazy(() => parts.then(({ CountryCards }) => ({ default: CountryCards })));

const Institutions: ComponentType<InstitutionGridProps> =
  process.env.BUILD_STAGE === "build-html"
    ? require("../../institutions/institution-grid").InstitutionGrid
    : lazy(() => parts.then(({ InstitutionGrid }) => ({ default: InstitutionGrid })));

/** Heights in px that parts had when the visitor left a page, by address and part. */
const heights = new Map<string, number>();

const keyOf = (id: string) => `${window.location.pathname} ${id}`;

interface PartProps {
  /** Id of the part's heading. */
  readonly id: string;
  /** About its height in px, for the first visit by a link. */
  readonly usualHeight?: number;
  readonly children: ReactNode;
}

function Place({ id, usualHeight }: Omit<PartProps, "children">) {
  return <div style={{ minHeight: heights.get(keyOf(id)) ?? usualHeight }} />;
}

/** Keeps the room of a part while its code is on the way: Back returns to the place that was left. */
function Part({ id, usualHeight = 0, children }: PartProps) {
  useLayoutEffect(() => {
    const key = keyOf(id);
    return () => {
      release();
      const part = document.getElementById(id)?.closest("section");
      if (part) heights.set(key, part.offsetHeight);
    };
  }, [id]);
  return <Suspense fallback={<Place id={id} usualHeight={usualHeight} />}>{children}</Suspense>;
}

/** A country in numbers. */
export function LazyNumbers(props: NumbersPanelProps) {
  if (props.numbers.length === 0) return null;
  return (
    <Part id={props.id} usualHeight={960}>
      <Panel {...props} />
    </Part>
  );
}

/** Where a country guide has what it says from. */
export function LazySources(props: SourceListProps) {
  return (
    <Part id={props.id}>
      <Sources {...props} />
    </Part>
  );
}

/** Cards that link to further country guides; most guides have none. */
export function LazyCards(props: CountryCardsProps) {
  if (props.cards.length === 0) return null;
  return (
    <Part id={props.id}>
      <Cards {...props} />
    </Part>
  );
}

/** The institutions of a country. */
export function LazyInstitutions(props: InstitutionGridProps) {
  return (
    <Part id={props.id}>
      <Institutions {...props} />
    </Part>
  );
}
