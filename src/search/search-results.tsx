import { css } from "@emotion/react";
import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import frameWords from "../../content/words/frame.json";
import { useSearch, writeSearch } from "../lib/hooks/use-search";
import { colour, font, from, radius, shadow, space, type } from "../theme/tokens";
import { type LoadedSearch, loadSearch } from "./load-search";
import { SearchExamples } from "./search-examples";
import { moveByArrows, SearchField } from "./search-field";
import type { SearchOutcome } from "./search-outcome";

/** Over the foot of the head, as the pass of the comparison. */
const place = css({
  marginTop: "-24px",
  [from.desktop]: { marginTop: "-44px" },
  padding: "clamp(20px, 4vw, 36px)",
  borderRadius: radius.card,
  background: colour.surface,
  boxShadow: shadow.card,
  "@media (scripting: none)": { display: "none" },
});
const line = css({ paddingTop: space[2], color: colour.muted, fontSize: type.small, lineHeight: 1.4 });

const tryThese = css({ marginBlock: `${space[5]} ${space[3]}`, font: `800 1.3125rem/1.2 ${font.heading}` });

interface SearchResultsProps {
  readonly words: {
    readonly hint: string;
    readonly clear: string;
    readonly tryThese: string;
    readonly examples: readonly string[];
  };
}

/** What comes with the first query: nobody who only looks at the page needs it. */
interface Ready {
  readonly loaded: LoadedSearch;
  readonly Outcome: typeof SearchOutcome;
}

const write = (query: string) =>
  writeSearch(query && String(new URLSearchParams({ q: query })), { isTyped: true });
const queryOf = (address: string | undefined) => new URLSearchParams(address ?? "").get("q") ?? "";

export function SearchResults({ words: { hint, clear, tryThese: title, examples } }: SearchResultsProps) {
  const { frame } = frameWords;
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const address = useSearch();
  const query = queryOf(address);
  const [ready, setReady] = useState<Ready>();
  const [hasFailed, setFailed] = useState(false);
  const isAsking = query.trim() !== "";
  useEffect(() => {
    // What was typed before the scripts came.
    const typed = field.current?.value;
    if (typed && !queryOf(window.location.search)) write(typed);
  }, []);
  useEffect(() => {
    if (!isAsking || ready) return;
    let isHere = true;
    Promise.all([loadSearch(), import("./search-outcome")]).then(
      ([loaded, { SearchOutcome: Outcome }]) => isHere && setReady({ loaded, Outcome }),
      () => isHere && setFailed(true),
    );
    return () => {
      isHere = false;
    };
  }, [isAsking, ready]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    document.querySelector<HTMLElement>("main [data-found]")?.focus();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the arrow keys go from the field to the links
    <div css={place} onKeyDown={moveByArrows} data-search-page="">
      <search>
        <form action="/search" onSubmit={submit}>
          <SearchField
            id={`${id}field`}
            label={frame.search.label}
            value={query}
            onType={write}
            describedBy={`${id}hint`}
            inputRef={field}
            clear={clear}
            submit={frame.search.open}
          />
        </form>
      </search>
      <p id={`${id}hint`} css={line}>
        {hint}
      </p>
      {!isAsking && (
        <>
          <h2 css={tryThese}>{title}</h2>
          <SearchExamples
            examples={examples}
            onTry={(example) => {
              write(example);
              field.current?.focus();
            }}
          />
        </>
      )}
      {isAsking && !ready && (
        <p role="status" css={line}>
          {hasFailed ? frame.search.failed : frame.search.waiting}
        </p>
      )}
      {ready && isAsking && <ready.Outcome loaded={ready.loaded} query={query} level={2} />}
    </div>
  );
}
