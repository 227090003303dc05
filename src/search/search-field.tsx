import { css } from "@emotion/react";
import type { KeyboardEvent, Ref } from "react";
import { colour, font, radius, space, type } from "../theme/tokens";

const name = css({ color: colour.heading, fontSize: type.small, fontWeight: 700, lineHeight: 1.3 });
const field = css({
  width: "100%",
  minHeight: "60px",
  marginTop: space[1],
  padding: `${space[2]} ${space[4]}`,
  border: `2px solid ${colour.heading}`,
  borderRadius: radius.button,
  background: colour.surface,
  color: colour.heading,
  font: `600 1.25rem/1.3 ${font.text}`,
  "&::-webkit-search-cancel-button": { width: "24px", height: "24px" },
});

interface SearchFieldProps {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  readonly onType: (query: string) => void;
  /** Id of the line that says what may be typed. */
  readonly describedBy: string;
  readonly inputRef?: Ref<HTMLInputElement>;
}

/** The field, whose form leads to the page of all results. */
export function SearchField({ id, label, value, onType, describedBy, inputRef }: SearchFieldProps) {
  return (
    <>
      <label htmlFor={id} css={name}>
        {label}
      </label>
      <input
        ref={inputRef}
        id={id}
        css={field}
        type="search"
        name="q"
        maxLength={100}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="search"
        aria-describedby={describedBy}
        value={value}
        onChange={({ target }) => onType(target.value)}
      />
    </>
  );
}

/** Up and down go from the field through the links that were found, and back into the field. */
export function moveByArrows(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!step || event.altKey || event.ctrlKey || event.metaKey) return;
  const all = [...event.currentTarget.querySelectorAll<HTMLElement>("input,a[data-found]")];
  const stops = all.filter((stop) => !stop.closest("details:not([open])"));
  const at = stops.findIndex((stop) => stop.contains(document.activeElement));
  const next = stops[at + step];
  if (at < 0 || !next) return;
  event.preventDefault();
  next.focus();
}
