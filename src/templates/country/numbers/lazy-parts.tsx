import { css } from "@emotion/react";
import { type ComponentType, lazy, Suspense } from "react";
import type { SourceListProps } from "../../../components/reading/source-list";
import type { CountryCardsProps } from "../country-cards";
import type { NumbersPanelProps } from "./numbers-panel";
import { homeCurrencyKey } from "./use-home-currency";

const SIGNS = ["pointermove", "pointerdown", "touchstart", "keydown", "wheel"] as const;

/** Whether there is nothing to wait for: the page came by a link and has no HTML yet, or a currency was chosen before. */
function isWanted(): boolean {
  if (document.querySelector("[data-row]") === null) return true;
  try {
    return localStorage.getItem(homeCurrencyKey) !== null;
  } catch {
    // Storage may be switched off.
    return false;
  }
}

/** Waits for the visitor's first sign of life: until then the panel's HTML does all that it can do. */
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

/*
 * The code of the parts below is loaded when the visitor first acts: their HTML is whole without it. The build's
 * renderer cannot wait for a file, so it gets them at once; in the browser's bundles Gatsby writes another stage, and
 * the first branch goes.
 */
const Panel: ComponentType<NumbersPanelProps> =
  process.env.BUILD_STAGE === "build-html"
    ? require("./numbers-panel").NumbersPanel
    : lazy(() =>
        whenWanted()
          .then(() => import("./numbers-panel"))
          .then((module) => ({ default: module.NumbersPanel })),
      );

const Sources: ComponentType<SourceListProps> =
  process.env.BUILD_STAGE === "build-html"
    ? require("../../../components/reading/source-list").SourceList
    : lazy(() =>
        whenWanted()
          .then(() => import("../../../components/reading/source-list"))
          .then((module) => ({ default: module.SourceList })),
      );

const Cards: ComponentType<CountryCardsProps> =
  process.env.BUILD_STAGE === "build-html"
    ? require("../country-cards").CountryCards
    : lazy(() =>
        whenWanted()
          .then(() => import("../country-cards"))
          .then((module) => ({ default: module.CountryCards })),
      );

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
