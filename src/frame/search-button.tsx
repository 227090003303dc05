import { Link, navigate } from "gatsby";
import { type ComponentType, type MouseEvent, useEffect, useState } from "react";
import type { SearchDialogProps } from "../search/search-dialog";
import { Icon } from "../ui/motifs/icon";

interface SearchButtonProps {
  readonly words: SearchDialogProps["words"] & { readonly open: string };
}

/** The way to the search; the key / opens it, too, unless it is off (`src/search/kept-search.ts`). */
export function SearchButton({ words }: SearchButtonProps) {
  const [Dialog, setDialog] = useState<ComponentType<SearchDialogProps>>();
  const open = () =>
    import("../search/search-dialog").then(
      ({ SearchDialog }) => setDialog(() => SearchDialog),
      () => navigate("/search"),
    );
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { key, target, ctrlKey, metaKey, altKey } = event;
      if (key !== "/" || ctrlKey || metaKey || altKey) return;
      if (target instanceof Element && target.matches("input,select,textarea")) return;
      try {
        if (localStorage["search-key-off"]) return;
      } catch {
        // Storage may be switched off.
      }
      event.preventDefault();
      void open();
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  });
  const onClick = (event: MouseEvent) => {
    // A new tab or window gets the page.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    void open();
  };
  return (
    <>
      <Link
        to="/search"
        className="frame-search"
        aria-label={words.open}
        aria-keyshortcuts="/"
        onClick={onClick}
      >
        <Icon name="search" />
      </Link>
      {Dialog && <Dialog words={words} onClose={() => setDialog(undefined)} />}
    </>
  );
}
