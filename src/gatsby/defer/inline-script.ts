import { markProfile } from "../../star/mark-profile";
import { restoreFolds } from "../../ui/folds/entry-folds";
import { goToNamed, openNamed } from "../../ui/folds/open-named";
import { shutFirst } from "../../ui/folds/shut-first";
import { repairAddress } from "../repair-address";
import { markAsked } from "./asked";
import { layOutLater } from "./lay-out-later";
import { showWithoutScripts, whenScriptFails } from "./show-without-scripts";
import { storeTaps } from "./taps";
import { afterFrame, whenFree, whenWanted } from "./when-wanted";

export interface PageScripts {
  /** Path of the page as Gatsby knows it. */
  readonly path: string;
  readonly compilation: string;
  readonly scripts: readonly string[];
  /** Data that those bundles request at once. */
  readonly data: readonly string[];
}

/** Globals that Gatsby's bundles read; Gatsby would write each as an inline script. */
interface GatsbyGlobals {
  pagePath?: string;
  ___webpackCompilationHash?: string;
  /** Empty: disables prefetch of bundles for visible links; hovering still fetches. */
  ___chunkMapping?: object;
  pageData?: object;
}

const NOT_FOUND = "/404.html";

/** The not-found page is served at any address: Gatsby would request data for that address, and the page again. */
async function bringNotFound(file: string): Promise<void> {
  const globals: GatsbyGlobals = window as Window & GatsbyGlobals;
  const data: object = await (await fetch(file)).json();
  globals.pageData = { ...data, path: window.location.pathname };
}

/**
 * Tells Emotion which styles the page has. It moves the element that lists them, and a browser parses what is moved
 * again: so the list stands at an empty one.
 */
function listStyles(): void {
  const names = document.querySelector("style[data-styles]")?.textContent?.match(/\.css-\w+/g);
  const list = document.createElement("style");
  list.dataset.emotion = ["css", ...new Set(names)].join(" ").replaceAll(".css-", "");
  document.head.append(list);
}

/**
 * Loads the bundles that hydrate the page, and in parallel the data that they will request. They run one by one, as a
 * touch could be answered by none of them while the next wait in line.
 */
function startScripts({ path, compilation, scripts, data }: PageScripts, onFailure: () => void): void {
  const globals: GatsbyGlobals = window as Window & GatsbyGlobals;
  globals.pagePath = path;
  globals.___webpackCompilationHash = compilation;
  globals.___chunkMapping = {};
  const add = (element: HTMLElement, attributes: object) =>
    document.head.append(Object.assign(element, attributes));
  const preload = (href: string, how: object) =>
    add(document.createElement("link"), { rel: "preload", href, ...how });
  for (const src of scripts) preload(src, { as: "script" });
  for (const file of data) preload(file, { as: "fetch", crossOrigin: "anonymous" });
  const waiting = [...scripts];
  const runNext = () => {
    const src = waiting.shift();
    if (!src) return;
    const onload = () => whenFree(runNext);
    add(document.createElement("script"), { src, onload, onerror: onFailure });
  };
  afterFrame(() => {
    listStyles();
    runNext();
  });
}

/**
 * The same on all pages, so that one CSP hash allows it; the data before it differs.
 * @param isAsked whether the page waits for its scripts, which then start at once
 */
export function startLater(isAsked: boolean): void {
  const block = document.currentScript?.previousElementSibling?.textContent;
  if (!block) return;
  const page: PageScripts = JSON.parse(block);
  const followLink = storeTaps();
  const giveUp = () => {
    followLink();
    showWithoutScripts();
  };
  const start = () => {
    whenScriptFails(giveUp);
    const begin = () => startScripts(page, giveUp);
    const [pageFiles] = page.data;
    if (page.path === NOT_FOUND && pageFiles) bringNotFound(pageFiles).then(begin, begin);
    else begin();
  };
  if (isAsked) start();
  else whenWanted(start);
}

// Must run before the router, which reads the address when its file is evaluated.
repairAddress();
markProfile();
const isAsked = markAsked();
shutFirst();
if (!restoreFolds()) openNamed();
layOutLater();
window.addEventListener("hashchange", goToNamed);
startLater(isAsked);
