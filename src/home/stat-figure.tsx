import { css } from "@emotion/react";
import { useRef } from "react";
import { useMotionAllowed } from "../components/hooks/use-media-query";
import { useCountUp } from "./use-count-up";

const box = css({ display: "inline-grid", "& > *": { gridArea: "1 / 1" } });
/** Not `visibility`: that would hide it from screen readers too. */
const room = css({ opacity: 0 });

interface StatFigureProps {
  /** The final value, as it stands in the HTML. */
  readonly value: string;
}

/** A figure that counts up once when it is seen; its room is kept, and it is read out as its final value. */
export function StatFigure({ value }: StatFigureProps) {
  const element = useRef<HTMLSpanElement>(null);
  const shown = useCountUp(element, value, useMotionAllowed());
  const isCounting = shown !== value;
  return (
    <span ref={element} css={box}>
      <span css={isCounting && room}>{value}</span>
      {isCounting && <span aria-hidden="true">{shown}</span>}
    </span>
  );
}
