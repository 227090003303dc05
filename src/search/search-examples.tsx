import { css } from "@emotion/react";
import { colour, radius, size, space } from "../theme/tokens";

const list = css({
  display: "flex",
  flexWrap: "wrap",
  gap: space[2],
  a: {
    display: "inline-flex",
    alignItems: "center",
    minHeight: size.target,
    paddingInline: space[4],
    border: `2px solid ${colour.line}`,
    borderRadius: radius.strip,
    background: colour.surface,
    color: colour.heading,
    fontWeight: 600,
    textDecoration: "none",
    "&:hover": { borderColor: colour.heading, background: colour.awards },
  },
});

const resultsPath = (query: string) => `/search?${new URLSearchParams({ q: query })}`;

interface SearchExamplesProps {
  readonly examples: readonly string[];
  readonly onTry: (query: string) => void;
}

/** Queries to begin with; until scripts run they lead to the page of results. */
export function SearchExamples({ examples, onTry }: SearchExamplesProps) {
  return (
    <ul css={list}>
      {examples.map((example) => (
        <li key={example}>
          <a
            href={resultsPath(example)}
            onClick={(event) => {
              if (event.ctrlKey || event.metaKey || event.shiftKey) return;
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
