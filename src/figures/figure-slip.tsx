import { css } from "@emotion/react";
import { useCallback, useEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import words from "../../content/words/sources.json";
import { lettering } from "../theme/lettering";
import { colour, size, space, type } from "../theme/tokens";
import { bareButton, centred, notchedAbove } from "../ui/layout/primitives";
import { Icon } from "../ui/motifs/icon";
import { FactSource } from "./fact-source";
import { pressedFigure } from "./pressed-figure";

const slip = css({
  position: "relative",
  maxWidth: "26rem",
  marginBlock: space[2],
  padding: `${space[3]} ${size.target} ${space[3]} ${space[4]}`,
  background: colour.awards,
  ...notchedAbove,
  fontSize: type.small,
  lineHeight: 1.4,
  scrollMarginBlock: "120px 90px",
  "&:focus-visible": { outlineOffset: "-3px" },
  a: { display: "inline-block", paddingBlock: "10px" },
});
const shut = css({
  ...bareButton,
  ...centred,
  position: "absolute",
  insetBlockStart: 0,
  insetInlineEnd: 0,
  width: size.target,
  height: size.target,
  color: colour.heading,
});

interface Opened {
  readonly fact: Queries.FactRowFragment;
  readonly link: HTMLAnchorElement;
  readonly place: HTMLElement;
}

/**
 * Makes the slip's place below the part of a definition list that is marked with `data-slip-below`, or else below the
 * line of text that has the link; below a table, as a cell is too narrow.
 */
function placeBelow(link: HTMLElement): HTMLElement {
  const marked = link.closest("[data-slip-below]");
  const place = document.createElement(marked?.matches("dd") ? "dd" : "div");
  const block = marked ?? link.closest(".table, table") ?? link.closest("p, li, dd") ?? link;
  if (!marked && block.matches("li, dd")) block.append(place);
  else block.after(place);
  return place;
}

interface FigureSlipsProps {
  readonly facts: readonly Queries.FactRowFragment[];
  /** Leads to the line in the list, by its anchor, where the list is on the page. */
  readonly onLeave?: (anchor: string) => void;
}

/** Opens a pressed figure in its place. Without scripts its link leads to the list of figures. */
export function FigureSlips({ facts, onLeave }: FigureSlipsProps) {
  const [opened, setOpened] = useState<Opened>();
  const element = useRef<HTMLDivElement>(null);
  const close = useCallback(() => {
    opened?.link.focus({ preventScroll: true });
    setOpened(undefined);
  }, [opened]);
  useEffect(() => {
    const listening = new AbortController();
    const onClick = (event: MouseEvent) => {
      const link = pressedFigure(event);
      const fact = facts.find(({ anchor }) => link?.hash === `#${anchor}`);
      if (!link || !fact) return;
      // Not for those who watch for links to other pages.
      event.stopPropagation();
      event.preventDefault();
      if (opened?.link === link) return close();
      setOpened({ fact, link, place: placeBelow(link) });
    };
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === "Escape" && opened) close();
    };
    // Before the text's handler, which would follow the link.
    document.addEventListener("click", onClick, { capture: true, signal: listening.signal });
    document.addEventListener("keydown", onKey, { signal: listening.signal });
    return () => listening.abort();
  }, [facts, opened, close]);
  useEffect(() => {
    if (!opened) return undefined;
    const { link, place } = opened;
    link.setAttribute("aria-expanded", "true");
    element.current?.focus({ preventScroll: true });
    element.current?.scrollIntoView({ block: "nearest" });
    return () => {
      link.setAttribute("aria-expanded", "false");
      place.remove();
    };
  }, [opened]);
  if (!opened) return null;
  const { fact, link, place } = opened;
  const shown = (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    <div css={slip} ref={element} tabIndex={-1} role="group" aria-label={fact.label} data-slip="">
      <p>{[fact.label, fact.year].filter(Boolean).join(", ")}</p>
      <p css={lettering.figure}>{fact.text}</p>
      {fact.note && <p>{fact.note}</p>}
      <FactSource fact={fact} />
      <a
        href={link.getAttribute("href") ?? undefined}
        onClick={(event) => {
          if (!onLeave) return;
          event.preventDefault();
          onLeave(fact.anchor);
        }}
      >
        {words.inList}
      </a>
      <button type="button" css={shut} aria-label={words.close} onClick={close}>
        <Icon name="close" size={20} />
      </button>
    </div>
  );
  return createPortal(place.matches("dl > div") ? <dd>{shown}</dd> : shown, place);
}
