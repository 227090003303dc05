import {
  type ComponentType,
  createElement,
  lazy,
  type ReactNode,
  Suspense,
  useLayoutEffect,
  useRef,
} from "react";
import { holdBackHash, loadNow, release } from "./lazy-code";

/** Heights in px, with their margins, that parts had when the visitor left a page, by address and part. */
const heights = new Map<string, number>();

/** The build draws a part's room, too, before the part comes. */
const keyOf = (id: string) => `${typeof window === "undefined" ? "" : window.location.pathname} ${id}`;

interface PartProps {
  readonly id: string;
  /** About its height in px, for the first visit by a link. */
  readonly usualHeight?: number;
  readonly children: ReactNode;
}

function Room({ id, usualHeight }: Omit<PartProps, "children">) {
  useLayoutEffect(loadNow, []);
  return <div style={{ minHeight: heights.get(keyOf(id)) ?? usualHeight }} />;
}

/** Says that the part in which it stands is hydrated, or drawn. */
function Arrived({ onArrive }: { readonly onArrive: () => void }) {
  useLayoutEffect(onArrive);
  return null;
}

/** Keeps the room of a part while its code is on the way: Back returns to the place that was left. */
function Place({ id, usualHeight = 0, children }: PartProps) {
  const hasArrived = useRef(false);
  const endHold = useRef<() => void>(undefined);
  useLayoutEffect(() => {
    if (!hasArrived.current && document.getElementById(id)) endHold.current = holdBackHash();
    const key = keyOf(id);
    return () => {
      release();
      const part = document.getElementById(id)?.closest("section");
      if (!part) return;
      const { marginTop, marginBottom } = getComputedStyle(part);
      heights.set(key, part.offsetHeight + Number.parseFloat(marginTop) + Number.parseFloat(marginBottom));
    };
  }, [id]);
  const arrive = () => {
    hasArrived.current = true;
    endHold.current?.();
  };
  return (
    <Suspense fallback={<Room id={id} usualHeight={usualHeight} />}>
      {children}
      <Arrived onArrive={arrive} />
    </Suspense>
  );
}

/** A part of a page whose code comes later than the page's: the build's renderer waits for it. */
export function lazyPart<Props extends { readonly id: string }>(
  load: () => Promise<ComponentType<Props>>,
  usualHeight?: number,
): ComponentType<Props> {
  const Drawn = lazy(async () => ({ default: await load() }));
  return (props) => (
    <Place id={props.id} usualHeight={usualHeight}>
      {createElement(Drawn, props)}
    </Place>
  );
}

/** Parts of a page whose code comes in one file, which begins to load at once. */
export function lazyParts<Parts>(loaded: Promise<Parts>) {
  return <Props extends { readonly id: string }>(
    pick: (parts: Parts) => ComponentType<Props>,
    usualHeight?: number,
  ): ComponentType<Props> => lazyPart(async () => pick(await loaded), usualHeight);
}
