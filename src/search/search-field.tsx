import { css } from "@emotion/react";
import type { KeyboardEvent, RefObject } from "react";
import frameWords from "../../content/words/frame.json";
import { lettering } from "../theme/lettering";
import { colour, font, from, radius, rule, size, space, type, withHover } from "../theme/tokens";
import { centred } from "../ui/layout/primitives";
import { Icon } from "../ui/motifs/icon";

const BUTTON = "104px";

const field = css({
  width: "100%",
  minHeight: "60px",
  marginTop: space[1],
  padding: `${space[2]} ${space[16]} ${space[2]} ${space[11]}`,
  border: rule.ink,
  borderRadius: radius.button,
  background: colour.surface,
  color: colour.heading,
  font: `600 ${type.article}/1.3 ${font.text}`,
  "&::-webkit-search-cancel-button": { display: "none" },
  [from.tablet]: { paddingInline: `${space[16]} calc(${BUTTON} + ${space[16]})` },
});
const glass = css({
  position: "absolute",
  left: space[3],
  bottom: "18px",
  [from.tablet]: { left: space[4] },
  color: colour.heading,
  pointerEvents: "none",
});
const clearer = css({
  position: "absolute",
  right: space[2],
  bottom: "8px",
  ...centred,
  width: size.target,
  height: size.target,
  padding: 0,
  border: 0,
  borderRadius: radius.button,
  background: "none",
  color: colour.muted,
  [withHover]: { "&:hover": { background: colour.awards, color: colour.heading } },
  [from.tablet]: { right: `calc(${BUTTON} + ${space[2]})` },
});
const go = css({
  display: "none",
  [from.tablet]: { display: "block" },
  position: "absolute",
  right: "2px",
  bottom: "2px",
  width: BUTTON,
  height: "56px",
  border: rule.ink,
  background: colour.dark,
  color: colour.onDark,
  font: `700 ${type.text}/1.2 ${font.text}`,
  cursor: "pointer",
  [withHover]: { "&:hover": { textDecoration: "underline" } },
});

interface SearchFieldProps {
  readonly id: string;
  readonly value: string;
  readonly onType: (query: string) => void;
  readonly hintId: string;
  readonly inputRef: RefObject<HTMLInputElement | null>;
  readonly clear: string;
}

/** Focused on arrival: by `autoFocus` before scripts run, by `data-first-focus` after client-side navigation. */
export function SearchField({ id, value, onType, hintId, inputRef, clear }: SearchFieldProps) {
  const { label, open } = frameWords.search;
  return (
    <>
      <label htmlFor={id} css={lettering.label}>
        {label}
      </label>
      <div css={{ position: "relative" }}>
        <Icon name="search" css={glass} />
        <input
          ref={inputRef}
          id={id}
          css={field}
          type="search"
          name="q"
          maxLength={100}
          autoComplete="off"
          autoCapitalize="off"
          // biome-ignore lint/a11y/noAutofocus: who opens this page wants to type
          autoFocus
          data-first-focus=""
          spellCheck={false}
          enterKeyHint="search"
          aria-describedby={hintId}
          value={value}
          onChange={({ target }) => onType(target.value)}
        />
        {value !== "" && (
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
        <button type="submit" css={go}>
          {open}
        </button>
      </div>
    </>
  );
}

/** Up and down move the focus from the field through the results and back. */
export function moveByArrows(event: KeyboardEvent<HTMLElement>): void {
  // An input method uses the arrows while it composes; Safari sends 229 for the key that ends it.
  if (event.nativeEvent.isComposing || event.nativeEvent.keyCode === 229) return;
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
