import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { type FormEvent, useDeferredValue, useEffect, useId, useMemo, useRef, useState } from "react";
import frameWords from "../../content/words/frame.json";
import { fill } from "../lib/fill";
import { isForBrowser } from "../lib/for-browser";
import { useSearch, writeSearch } from "../lib/hooks/use-search";
import { sized } from "../theme/lettering";
import { colour, font, space, type } from "../theme/tokens";
import { AskedPart } from "../ui/layout/asked-part";
import { boxedLinks, card, overHead, scripted } from "../ui/layout/primitives";
import { AskUs } from "./ask-us";
import { ResultList } from "./result-list";
import type { Search, SearchOutcome } from "./search-engine";
import { moveByArrows, SearchField } from "./search-field";
import { SEARCH_FILE } from "./search-file";

let loading: Promise<Search> | undefined;

async function load(): Promise<Search> {
  const [response, { searchEngine }] = await Promise.all([fetch(SEARCH_FILE), import("./search-engine")]);
  if (!response.ok) throw new Error(`${SEARCH_FILE} answered ${response.status}`);
  return searchEngine(await response.json());
}

/** Loads and indexes the search's data once; after a failure the next call tries again. */
function loadSearch(): Promise<Search> {
  loading ??= load().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

const resultsPath = (query: string) => `/search?${new URLSearchParams({ q: query })}`;

interface SearchExamplesProps {
  readonly examples: readonly string[];
  readonly onTry: (query: string) => void;
}

/** Example queries; until scripts run they link to the results page. */
function SearchExamples({ examples, onTry }: SearchExamplesProps) {
  return (
    <ul css={boxedLinks}>
      {examples.map((example) => (
        <li key={example}>
          <a
            href={resultsPath(example)}
            onClick={(event) => {
              if (isForBrowser(event)) return;
              event.preventDefault();
              onTry(example);
            }}
          >
            {example}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** Keeps the list of all pages out of view, so that nothing moves when the results come. */
const results = css({ minHeight: "60vh" });
const place = css({ ...overHead, padding: "clamp(20px, 4vw, 36px)", ...card, ...scripted });
const line = css({ paddingTop: space[2], color: colour.muted, fontSize: type.small, lineHeight: 1.4 });
const tryThese = css({ marginBlock: `${space[5]} ${space[3]}`, font: `800 ${type.h3}/1.2 ${font.heading}` });
const write = (query: string) =>
  writeSearch(query && String(new URLSearchParams({ q: query })), { isTyped: true });
const queryOf = (address: string | undefined) => new URLSearchParams(address ?? "").get("q") ?? "";

export function SearchResults({ words }: { readonly words: Queries.SearchResultsFragment }) {
  const { waiting, failed } = frameWords.search;
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const address = useSearch();
  const query = queryOf(address);
  const [search, setSearch] = useState<Search>();
  const [hasFailed, setHasFailed] = useState(false);
  // Deferred, so that a slow phone shows the typed letter first.
  const asked = useDeferredValue(query.trim());
  const isAsking = query.trim() !== "";
  const { row, found, isNear } = useMemo<SearchOutcome>(
    () => search?.(asked) ?? { found: [], isNear: false },
    [search, asked],
  );
  useEffect(() => {
    // Text typed before hydration.
    const typed = field.current?.value;
    if (typed && !queryOf(window.location.search)) write(typed);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each letter tries again after a failure
  useEffect(() => {
    if (!isAsking || search) return;
    let isHere = true;
    loadSearch().then(
      (loaded) => isHere && setSearch(() => loaded),
      () => isHere && setHasFailed(true),
    );
    return () => {
      isHere = false;
    };
  }, [isAsking, query, search]);
  const statusText = () => {
    if (!search) return hasFailed ? failed : waiting;
    if (found.length === 0 && !row) return asked && fill(words.none, { query: asked });
    if (isNear) return words.near;
    return found.length === 1 ? words.countOne : fill(words.countMany, { count: found.length });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    document.querySelector<HTMLElement>("main [data-found]")?.focus();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the arrow keys go from the field to the links
    <div css={place} onKeyDown={moveByArrows}>
      <search>
        <form action="/search" onSubmit={submit}>
          <SearchField
            id={`${id}field`}
            value={query}
            onType={write}
            hintId={`${id}hint`}
            inputRef={field}
            clear={words.clear}
          />
        </form>
      </search>
      <p id={`${id}hint`} css={line}>
        {words.hint}
      </p>
      <AskedPart isRead={address !== undefined} asks="q" text={waiting}>
        {isAsking ? (
          <div css={results}>
            <p role="status" css={{ ...sized("small"), paddingTop: space[3], color: colour.text }}>
              {statusText()}
            </p>
            {search && asked && found.length === 0 && !row && <AskUs words={words} query={asked} />}
            <ResultList row={row} found={found} words={words} />
          </div>
        ) : (
          <>
            <h2 css={tryThese}>{words.tryThese}</h2>
            <SearchExamples
              examples={words.examples}
              onTry={(example) => {
                write(example);
                field.current?.focus();
              }}
            />
          </>
        )}
      </AskedPart>
    </div>
  );
}

export const query = graphql`
  fragment SearchResults on SearchTextWords {
    hint clear tryThese examples none near countOne countMany group
    ask { text button chat message }
    kinds { country subject guide service article page question institution office figure }
  }
`;
