import { css } from "@emotion/react";
import { useEffect, useRef } from "react";
import { colour, rule, withHover, withMotion } from "../theme/tokens";
import { lineOf } from "../ui/layout/primitives";

export interface Chapter {
  readonly id: string;
  readonly text: string;
}

const route = css({
  li: { position: "relative" },
  "li:not(:last-of-type)::after": {
    content: '""',
    position: "absolute",
    top: "calc(50% + 7px)",
    bottom: "calc(-50% + 7px)",
    left: "6px",
    width: "2.6px",
    background: `radial-gradient(circle 1.3px, ${colour.muted} 90%, transparent) 0 0 / 2.6px 9px no-repeat round`,
  },
  a: {
    position: "relative",
    ...lineOf("40px"),
    padding: "7px 0 7px 32px",
    color: colour.heading,
    fontWeight: 500,
    lineHeight: 1.25,
    textDecoration: "none",
  },
  [withHover]: { "a:hover": { color: colour.link, textDecoration: "underline" } },
  "a::before": {
    content: '""',
    position: "absolute",
    zIndex: 1,
    top: "calc(50% - 7px)",
    left: 0,
    width: "14px",
    height: "14px",
    border: rule.ink,
    borderRadius: "50%",
    background: "var(--stop, transparent)",
  },
  "[data-passed] > a::before": { background: colour.heading },
  "a[aria-current]": { color: colour.current, fontWeight: 700 },
  "a[aria-current]::before": {
    border: `2px solid ${colour.surface}`,
    background: colour.current,
    boxShadow: `0 0 0 2px ${colour.current}`,
  },
});

/** Duration of the red stop's movement, in ms. */
const GLIDE = 240;

interface ChapterStopsProps {
  readonly chapters: readonly Chapter[];
  /** Number of the chapter being read, from 1. */
  readonly place: number;
  readonly onChoose?: () => void;
  readonly className?: string;
}

export function ChapterStops({ chapters, place, onChoose, className }: ChapterStopsProps) {
  const list = useRef<HTMLOListElement>(null);
  const last = useRef(place);
  useEffect(() => {
    const stops = list.current?.children;
    const before = stops?.[last.current - 1];
    const now = stops?.[place - 1];
    last.current = place;
    if (!(before instanceof HTMLElement) || !(now instanceof HTMLElement) || before === now) return;
    if (!matchMedia(withMotion.replace("@media ", "")).matches) return;
    const way = before.offsetTop - now.offsetTop;
    now.firstElementChild?.animate([{ transform: `translateY(${way}px)` }, { transform: "none" }], {
      duration: GLIDE,
      easing: "ease-out",
      pseudoElement: "::before",
    });
  }, [place]);
  return (
    <ol ref={list} css={route} className={className}>
      {chapters.map(({ id, text }, index) => (
        <li key={id} data-passed={index + 1 < place ? "" : undefined}>
          <a href={`#${id}`} aria-current={index + 1 === place ? "true" : undefined} onClick={onChoose}>
            {text}
          </a>
        </li>
      ))}
    </ol>
  );
}
