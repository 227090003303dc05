import { Component, createRef, type ReactNode } from "react";
import frameWords from "../../content/words/frame.json";

const words = frameWords.frame.lost;

/** In the tab's storage: the release for which the page was loaded anew. */
const LOADED_FOR = "release";

/** Gatsby's name for the release that this page belongs to (private). */
const ownRelease = () =>
  (window as Window & { readonly ___webpackCompilationHash?: string }).___webpackCompilationHash;

/** The release on the server; undefined if it does not say. */
async function currentRelease(): Promise<string | undefined> {
  const answer = await fetch("/page-data/app-data.json", { cache: "no-store" });
  const data: unknown = answer.ok ? await answer.json() : undefined;
  return typeof data === "object" && data !== null && "webpackCompilationHash" in data
    ? String(data.webpackCompilationHash)
    : undefined;
}

/** Somebody is writing: forms, bills and sheets keep what was typed, other fields do not. */
const isWriting = () => document.activeElement?.matches("input, textarea, select") ?? false;

/** Loads the page anew for a new release, whose files replace this one's: once, and while nobody writes. */
async function loadNewRelease(): Promise<void> {
  try {
    const release = await currentRelease();
    if (release === undefined || release === ownRelease() || isWriting()) return;
    if (sessionStorage.getItem(LOADED_FOR) === release) return;
    sessionStorage.setItem(LOADED_FOR, release);
    window.location.reload();
  } catch {
    // Without a connection nothing is known, and without storage it could happen again and again.
  }
}

interface PageBoundaryState {
  readonly kept?: readonly ChildNode[];
}

/** Keeps a page that fails in sight, working as without scripts: React would empty it. */
export class PageBoundary extends Component<{ readonly children: ReactNode }, PageBoundaryState> {
  override readonly state: PageBoundaryState = {};
  readonly #room = createRef<HTMLDivElement>();

  /** Called while React still draws: the page's elements are not removed yet. */
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
        <p role="alert" className="frame-lost">
          <span>{words.text}</span>{" "}
          <button type="button" onClick={() => window.location.reload()}>
            {words.again}
          </button>
        </p>
      </>
    );
  }
}
