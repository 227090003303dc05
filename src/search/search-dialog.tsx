import { css } from "@emotion/react";
import { Link, navigate } from "gatsby";
import { type FormEvent, useEffect, useId, useLayoutEffect, useRef, useState } from "react";
import { fill } from "../lib/fill";
import { colour, from, radius, shadow, size, space } from "../theme/tokens";
import { Icon } from "../ui/motifs/icon";
import { FirstSteps } from "./first-steps";
import { type LoadedSearch, loadSearch } from "./load-search";
import { resultsPath } from "./search-examples";
import { moveByArrows, SearchField } from "./search-field";
import { SearchOutcome } from "./search-outcome";

const sheet = css({
  display: "grid",
  gridTemplateRows: "auto minmax(0, 1fr)",
  width: "100%",
  maxWidth: "none",
  height: "100dvh",
  maxHeight: "none",
  margin: 0,
  padding: 0,
  border: 0,
  background: colour.page,
  color: colour.text,
  "&::backdrop": { background: colour.dark, opacity: 0.6 },
  [from.tablet]: {
    width: "min(760px, 92vw)",
    height: "fit-content",
    maxHeight: "calc(100dvh - 112px)",
    margin: "56px auto auto",
    border: `2px solid ${colour.heading}`,
    borderRadius: radius.strip,
    boxShadow: shadow.card,
  },
});
const head = css({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  alignItems: "center",
  paddingRight: space[3],
  borderBottom: `2px solid ${colour.heading}`,
  background: colour.surface,
  [from.tablet]: { paddingInline: `${space[2]} ${space[4]}` },
});
const closer = css({
  display: "grid",
  placeItems: "center",
  width: size.target,
  height: size.target,
  padding: 0,
  border: `2px solid ${colour.heading}`,
  borderRadius: radius.button,
  background: "none",
  color: colour.heading,
  "&:hover": { color: colour.link },
});
const body = css({
  padding: `0 ${space[4]} ${space[5]}`,
  [from.tablet]: { paddingInline: space[6] },
  overflowY: "auto",
  overscrollBehavior: "contain",
});
const more = css({
  display: "inline-flex",
  alignItems: "center",
  minHeight: size.target,
  marginTop: space[3],
  fontWeight: 700,
});

export interface SearchDialogProps {
  readonly words: { readonly label: string; readonly close: string; readonly waiting: string };
  readonly onClose: () => void;
}

/** The search over the page. What it needs is fetched now; where that fails, the page of all pages takes over. */
export function SearchDialog({ words: { label, close, waiting }, onClose }: SearchDialogProps) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState("");
  const [loaded, setLoaded] = useState<LoadedSearch>();
  // Before it is painted: who types at once types into its field.
  useLayoutEffect(() => dialog.current?.showModal(), []);
  useEffect(() => {
    let isOpen = true;
    loadSearch().then(
      (all) => isOpen && setLoaded(all),
      () => isOpen && window.location.assign("/search"),
    );
    return () => {
      isOpen = false;
    };
  }, []);
  const shut = () => dialog.current?.close();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    shut();
    void navigate(query.trim() ? resultsPath(query.trim()) : "/search");
  };
  const isAsking = query.trim() !== "";
  return (
    <dialog
      ref={dialog}
      css={sheet}
      aria-label={label}
      data-search-dialog=""
      onClose={onClose}
      onClick={({ target }) => target === dialog.current && shut()}
      onKeyDown={(event) => {
        // WebKit's search field keeps Escape for itself, empty or not: the dialog would never hear of it.
        if (event.key === "Escape" && query === "") shut();
        moveByArrows(event);
      }}
    >
      <search>
        <form css={head} action="/search" onSubmit={submit}>
          <SearchField
            id={`${id}field`}
            label={label}
            value={query}
            onType={setQuery}
            describedBy={`${id}hint`}
            inputRef={field}
            clear={loaded?.words.clear}
            isHead
          />
          <button type="button" css={closer} aria-label={close} onClick={shut}>
            <Icon name="close" />
          </button>
        </form>
      </search>
      <div css={body}>
        {!loaded && <p role="status">{waiting}</p>}
        {loaded && !isAsking && (
          <FirstSteps
            words={loaded.words}
            hintId={`${id}hint`}
            onTry={(example) => {
              setQuery(example);
              field.current?.focus();
            }}
            onOpen={shut}
          />
        )}
        {loaded && isAsking && (
          <>
            <SearchOutcome loaded={loaded} query={query} isBrief level={2} onOpen={shut} />
            <Link to={resultsPath(query.trim())} css={more} onClick={shut}>
              {fill(loaded.words.more, { query: query.trim() })}
            </Link>
          </>
        )}
      </div>
    </dialog>
  );
}
