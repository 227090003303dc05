import { css } from "@emotion/react";
import type { KeyboardEvent, RefObject } from "react";
import { Icon } from "../components/motifs/icon";
import { colour, font, radius, size, space, type } from "../theme/tokens";

const name = css({ color: colour.heading, fontSize: type.small, fontWeight: 700, lineHeight: 1.3 });
const field = css({
  width: "100%",
  minHeight: "60px",
  marginTop: space[1],
  padding: `${space[2]} ${space[14]} ${space[2]} ${space[4]}`,
  border: `2px solid ${colour.heading}`,
  borderRadius: radius.button,
  background: colour.surface,
  color: colour.heading,
  font: `600 1.25rem/1.3 ${font.text}`,
  "&::-webkit-search-cancel-button": { display: "none" },
});
const around = css({ position: "relative" });
const clearer = css({
  position: "absolute",
  right: space[2],
  bottom: space[2],
  display: "grid",
  placeItems: "center",
  width: size.target,
  height: size.target,
  padding: 0,
  border: 0,
  borderRadius: radius.button,
  background: "none",
  color: colour.muted,
  "&:hover": { background: colour.awards, color: colour.heading },
});

interface SearchFieldProps {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  readonly onType: (query: string) => void;
  /** Id of the line that says what may be typed. */
  readonly describedBy: string;
  readonly inputRef: RefObject<HTMLInputElement | null>;
  /** Name of the button that empties the field. */
  readonly clear: string | undefined;
}

/** The field, whose form leads to the page of all results. */
export function SearchField({ id, label, value, onType, describedBy, inputRef, clear }: SearchFieldProps) {
  return (
    <>
      <label htmlFor={id} css={name}>
        {label}
      </label>
      <div css={around}>
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
        {clear && value !== "" && (
          <button
            type="button"
            css={clearer}
            aria-label={clear}
            onClick={() => {
              onType("");
              inputRef.current?.focus();
            }}
          >
            <Icon name="close" />
          </button>
        )}
      </div>
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
