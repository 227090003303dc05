import { Component, createRef, type ReactNode } from "react";
import { loadNewRelease } from "./new-release";

interface PageBoundaryProps {
  readonly words: { readonly text: string; readonly again: string };
  readonly children: ReactNode;
}

interface PageBoundaryState {
  readonly kept?: readonly ChildNode[];
}

/** Keeps a page that fails in sight, working as without scripts: React would empty it. */
export class PageBoundary extends Component<PageBoundaryProps, PageBoundaryState> {
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
    const { words, children } = this.props;
    if (!this.state.kept) return children;
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
