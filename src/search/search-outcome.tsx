import { css } from "@emotion/react";
import { useDeferredValue, useMemo } from "react";
import { fill } from "../lib/fill";
import { colour, space, type } from "../theme/tokens";
import type { LoadedSearch } from "./load-search";
import { ResultList } from "./result-list";

const line = css({ paddingTop: space[3], color: colour.text, fontSize: type.small });

interface SearchOutcomeProps {
  readonly loaded: LoadedSearch;
  readonly query: string;
  readonly isBrief?: boolean;
  readonly level: 2 | 3;
  readonly onOpen?: () => void;
}

export function SearchOutcome({
  loaded: { words, search },
  query,
  isBrief,
  level,
  onOpen,
}: SearchOutcomeProps) {
  // A slow phone shows the letter first.
  const asked = useDeferredValue(query.trim());
  const { found, isNear } = useMemo(() => search(asked), [search, asked]);
  const count = found.length === 1 ? words.countOne : fill(words.countMany, { count: found.length });
  return (
    <>
      <p role="status" css={line}>
        {asked && (found.length === 0 ? fill(words.none, { query: asked }) : isNear ? words.near : count)}
      </p>
      <ResultList found={found} words={words} isBrief={isBrief} level={level} onOpen={onOpen} />
    </>
  );
}
