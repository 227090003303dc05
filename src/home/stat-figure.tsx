import { css } from "@emotion/react";
import { useRef } from "react";
import { useMotionAllowed } from "../components/hooks/use-media-query";
import { useCountUp } from "./use-count-up";

const box = css({ display: "inline-grid", "& > *": { gridArea: "1 / 1" } });
/** Not `visibility: hidden`, which would hide it from screen readers too. */
const room = css({ opacity: 0 });

interface StatFigureProps {
  /** Final value, as in the HTML. */
  readonly value: string;
}

/** A figure that counts up once it is seen. Its width is reserved, and screen readers get the final value. */
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
