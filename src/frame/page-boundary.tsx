import { Component, createRef, type ReactNode } from "react";
import frameWords from "../../content/words/frame.json";
import { fieldOf } from "../lib/objects";
import { lostStyle } from "./floating-styles";

const words = frameWords.lost;

/** Key in sessionStorage: the release for which the page was reloaded. */
const LOADED_FOR = "release";

/** Gatsby's id of the release that this page belongs to (private). */
const ownRelease = () =>
  (window as Window & { readonly ___webpackCompilationHash?: string }).___webpackCompilationHash;

/** The release on the server; undefined if its answer has none. @throws TypeError when offline */
async function currentRelease(): Promise<string | undefined> {
  const response = await fetch("/page-data/app-data.json", { cache: "no-store" });
  const data: unknown = response.ok ? await response.json() : undefined;
  const release = fieldOf(data, "webpackCompilationHash");
  return typeof release === "string" ? release : undefined;
}

/** Whether a field has the focus: a reload would lose its text, unless a form, bill or sheet stores it. */
const isWriting = () => document.activeElement?.matches("input, textarea, select") ?? false;

/** Reloads the page for a new release, whose files replace this one's: once, and not while the visitor types. */
async function loadNewRelease(): Promise<void> {
  try {
    const release = await currentRelease();
    if (release === undefined || release === ownRelease() || isWriting()) return;
    if (sessionStorage.getItem(LOADED_FOR) === release) return;
    sessionStorage.setItem(LOADED_FOR, release);
    window.location.reload();
  } catch {
    // Offline the release is unknown, and without storage the reload could loop.
  }
}

interface PageBoundaryState {
  readonly kept?: readonly ChildNode[];
}

/** Keeps the HTML of a page that throws, so that it works as without scripts; React would remove it. */
export class PageBoundary extends Component<{ readonly children: ReactNode }, PageBoundaryState> {
  override readonly state: PageBoundaryState = {};
  readonly #room = createRef<HTMLDivElement>();

  /** Called before React removes the page's elements. */
  static getDerivedStateFromError(): PageBoundaryState {
    return { kept: [...(document.getElementById("main")?.childNodes ?? [])] };
  }

  override componentDidCatch(): void {
    this.#room.current?.append(...(this.state.kept ?? []));
    void loadNewRelease();
  }

  override render(): ReactNode {
    if (!this.state.kept) return this.props.children;
    return (
      <>
        <div ref={this.#room} />
        <p role="alert" css={lostStyle}>
          <span>{words.text}</span>{" "}
          <button type="button" onClick={() => window.location.reload()}>
            {words.again}
          </button>
        </p>
      </>
    );
  }
}
