import { css } from "@emotion/react";
import type { KeyboardEvent, RefObject } from "react";
import { colour, font, radius, size, space, type } from "../theme/tokens";
import { Icon } from "../ui/motifs/icon";

const name = css({ color: colour.heading, fontSize: type.small, fontWeight: 700, lineHeight: 1.3 });
const field = css({
  width: "100%",
  minHeight: "60px",
  marginTop: space[1],
  padding: `${space[2]} ${space[14]}`,
  border: `2px solid ${colour.heading}`,
  borderRadius: radius.button,
  background: colour.surface,
  color: colour.heading,
  font: `600 1.25rem/1.3 ${font.text}`,
  "&::-webkit-search-cancel-button": { display: "none" },
});
const plain = css({
  minHeight: "64px",
  marginTop: 0,
  border: 0,
  background: "transparent",
  font: `800 clamp(1.25rem, 1rem + 1.6vw, 1.875rem)/1.2 ${font.heading}`,
  outlineOffset: "-5px",
});
const glass = css({
  position: "absolute",
  left: space[4],
  bottom: "18px",
  color: colour.heading,
  pointerEvents: "none",
});
const higher = css({ bottom: "20px" });
const around = css({ position: "relative" });
const clearer = css({
  position: "absolute",
  right: space[2],
  bottom: "8px",
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

/** In the field's right end, as wide as its word needs. */
const BUTTON = "104px";
const go = css({
  position: "absolute",
  right: "2px",
  bottom: "2px",
  width: BUTTON,
  height: "56px",
  border: `2px solid ${colour.heading}`,
  background: colour.heading,
  color: colour.onDark,
  font: `700 1rem/1.2 ${font.text}`,
  cursor: "pointer",
  "&:hover": { textDecoration: "underline" },
  "@media (max-width: 22.45em)": { display: "none" },
});
const besideButton = css({
  "@media (min-width: 22.5em)": { paddingRight: `calc(${BUTTON} + ${space[14]})` },
});
const clearerBeside = css({ "@media (min-width: 22.5em)": { right: `calc(${BUTTON} + ${space[2]})` } });

interface SearchFieldProps {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  readonly onType: (query: string) => void;
  readonly describedBy: string;
  readonly inputRef: RefObject<HTMLInputElement | null>;
  readonly clear: string | undefined;
  readonly submit?: string;
  readonly isHead?: boolean;
}

export function SearchField({
  id,
  label,
  value,
  onType,
  describedBy,
  inputRef,
  clear,
  submit,
  isHead = false,
}: SearchFieldProps) {
  return (
    <>
      <label htmlFor={id} css={name} className={isHead ? "visually-hidden" : undefined}>
        {label}
      </label>
      <div css={around}>
        <Icon name="search" css={[glass, isHead && higher]} />
        <input
          ref={inputRef}
          id={id}
          css={[field, isHead && plain, submit && besideButton]}
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
            css={[clearer, submit && clearerBeside]}
            aria-label={clear}
            onClick={() => {
              onType("");
              inputRef.current?.focus();
            }}
          >
            <Icon name="close" />
          </button>
        )}
        {submit && (
          <button type="submit" css={go}>
            {submit}
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
