import { css } from "@emotion/react";
import { type ComponentType, lazy, Suspense } from "react";
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

/** A part whose code is loaded when the visitor first acts. */
const loaded = <Props,>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => {
    await whenWanted();
    return { default: await load() };
  });

/*
 * The HTML of the parts below is whole without their code. The build's renderer cannot wait for a file, so it gets
 * them at once; in the browser's bundles Gatsby writes another stage, and the first branch goes.
 */
const Panel: ComponentType<NumbersPanelProps> =
  process.env.BUILD_STAGE === "build-html"
    ? require("./numbers/numbers-panel").NumbersPanel
    : loaded(() => import("./numbers/numbers-panel").then((module) => module.NumbersPanel));

const Sources: ComponentType<SourceListProps> =
  process.env.BUILD_STAGE === "build-html"
    ? require("../../components/reading/source-list").SourceList
    : loaded(() => import("../../components/reading/source-list").then((module) => module.SourceList));

const Cards: ComponentType<CountryCardsProps> =
  process.env.BUILD_STAGE === "build-html"
    ? require("./country-cards").CountryCards
    : loaded(() => import("./country-cards").then((module) => module.CountryCards));

const Institutions: ComponentType<InstitutionGridProps> =
  process.env.BUILD_STAGE === "build-html"
    ? require("../../institutions/institution-grid").InstitutionGrid
    : loaded(() => import("../../institutions/institution-grid").then((module) => module.InstitutionGrid));

/** About the panel's height, while its code is on the way after a click on a link to the page. */
const place = css({ minHeight: "60rem" });

/** A country in numbers. */
export function LazyNumbers(props: NumbersPanelProps) {
  if (props.numbers.length === 0) return null;
  return (
    <Suspense fallback={<div css={place} />}>
      <Panel {...props} />
    </Suspense>
  );
}

/** Where a country guide has what it says from. */
export function LazySources(props: SourceListProps) {
  return (
    <Suspense>
      <Sources {...props} />
    </Suspense>
  );
}

/** Cards that link to further country guides; most guides have none. */
export function LazyCards(props: CountryCardsProps) {
  if (props.cards.length === 0) return null;
  return (
    <Suspense>
      <Cards {...props} />
    </Suspense>
  );
}

/** The institutions of a country. */
export function LazyInstitutions(props: InstitutionGridProps) {
  return (
    <Suspense>
      <Institutions {...props} />
    </Suspense>
  );
}
