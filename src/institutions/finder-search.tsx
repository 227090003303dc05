import { css } from "@emotion/react";
import { type FormEvent, useEffect, useId, useRef } from "react";
import institutionsWords from "../../content/words/institutions.json";
import { colour, radius, space, type } from "../theme/tokens";
import { buttonStyle } from "../ui/links/button-style";
import type { FilterChoices } from "./finder-address";
import { useInstitutionFilter } from "./use-institution-filter";

const words = institutionsWords.institutionsPage;

const form = css({
  marginTop: space[6],
  "@media print": { display: "none" },
  "@media (scripting: none)": { display: "none" },
  label: {
    display: "block",
    marginBottom: space[1],
    color: colour.heading,
    fontSize: type.small,
    fontWeight: 700,
  },
});
const line = css({ display: "flex", maxWidth: "41rem" });
const field = css({
  flex: "1 1 0",
  minWidth: 0,
  minHeight: "60px",
  padding: `${space[2]} ${space[4]}`,
  border: `2px solid ${colour.heading}`,
  borderRight: 0,
  borderRadius: `${radius.button} 0 0 ${radius.button}`,
  background: colour.surface,
  color: colour.heading,
  fontSize: "1.1875rem",
});
const button = css(...buttonStyle({ look: "ink" }).filter((style) => style !== false), {
  minHeight: "60px",
  paddingInline: space[7],
  /* No notch where it joins the field. */
  "&::before": { maskImage: "radial-gradient(circle 8px at 100% 50%, transparent 96%, #000)" },
});

interface FinderSearchProps {
  readonly choices: FilterChoices;
  readonly listId: string;
}

export function FinderSearch({ choices, listId }: FinderSearchProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const { filter, canChoose, choose } = useInstitutionFilter(choices);
  const { q } = filter;
  const isFirst = useRef(true);
  useEffect(() => {
    const { current } = input;
    if (!canChoose || !current) return;
    const typed = current.value.trim();
    // What was typed before the scripts came counts; later, the address does.
    if (isFirst.current && typed && !q) choose({ q: typed });
    else if (typed !== q) current.value = q;
    isFirst.current = false;
  }, [canChoose, q, choose]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    document.getElementById(listId)?.scrollIntoView();
  };
  return (
    <form css={form} action="/institutions" onSubmit={submit}>
      <label htmlFor={id}>{words.search}</label>
      <div css={line}>
        <input
          ref={input}
          id={id}
          css={field}
          type="search"
          name="q"
          maxLength={80}
          autoComplete="off"
          onChange={({ target }) => choose({ q: target.value.trim() })}
        />
        <button type="submit" css={button}>
          {words.show}
        </button>
      </div>
    </form>
  );
}
