import { css } from "@emotion/react";
import { Link } from "gatsby";
import { useDeferredValue, useState } from "react";
import words from "../../content/words/star.json";
import { fill } from "../lib/fill";
import { colour, font, radius, size, space, type, withHover } from "../theme/tokens";
import { bareButton, target } from "../ui/layout/primitives";
import { Icon } from "../ui/motifs/icon";
import { ADD, MAX_COUNTRIES, MAX_INSTITUTIONS, parsePlan, planQuery, sizeOf } from "./plan";
import { readPlan, storePlan, useStoredPlan } from "./plan-store";

const kinds = {
  country: { part: "countries", key: "c", most: MAX_COUNTRIES },
  institution: { part: "institutions", key: "i", most: MAX_INSTITUTIONS },
} as const;

const star = css({
  ...target,
  gap: space[2],
  minWidth: size.target,
  ...bareButton,
  color: colour.heading,
  font: `700 ${type.text}/1.2 ${font.text}`,
  textDecoration: "none",
  [withHover]: { "&:hover span": { textDecoration: "underline" } },
  "&[aria-disabled=true]": { color: colour.muted, cursor: "default" },
  "&[data-star=true] svg": { color: colour.current, fill: "currentColor" },
});
const link = css({
  ...target,
  gap: space[2],
  marginLeft: space[4],
  b: {
    minWidth: "24px",
    borderRadius: radius.button,
    background: colour.band,
    color: colour.onBright,
    textAlign: "center",
  },
});

/** In a grid of a card, below the star's row; beside the star elsewhere. */
const full = css({
  gridColumn: "1 / -1",
  width: "fit-content",
  margin: `0 ${space[4]} ${space[3]}`,
  padding: `${space[2]} ${space[3]}`,
  borderRadius: radius.card,
  background: colour.awards,
  color: colour.heading,
  fontSize: type.small,
  lineHeight: 1.4,
  a: { ...target, fontWeight: 700 },
});

interface PlanStarProps {
  readonly kind: keyof typeof kinds;
  readonly id: string;
  readonly name: string;
  /** Icon only, for cards; there it appears only with scripts. */
  readonly isAlone?: boolean;
  readonly className?: string;
}

/** Until scripts run it is a link to the plan, which then adds what it names. */
export function PlanStar({ kind, id, name, isAlone = false, className }: PlanStarProps) {
  const stored = useStoredPlan();
  // Deferred: a page of cards has many stars, and all at once would block the first touch.
  const isLive = useDeferredValue(stored !== undefined);
  const plan = parsePlan(stored ?? "");
  const { part, key, most } = kinds[kind];
  const isIn = plan[part].includes(id);
  const isFull = !isIn && plan[part].length >= most;
  const [isRefused, setRefused] = useState(false);
  const style = [star, isAlone && ({ justifyContent: "center" } as const)];
  const face = (
    <>
      <Icon name="star" size={22} />
      <span className={isAlone ? "visually-hidden" : undefined}>
        {isIn ? words.starred : words.star}
        <span className="visually-hidden"> ({name})</span>
      </span>
    </>
  );
  if (!isLive) {
    // Nothing on a card, where the link would come before the card's own links.
    return isAlone ? null : (
      <a href={`/plan?${key}=${id}&${ADD}=1`} css={style} className={className} data-star="">
        {face}
      </a>
    );
  }
  return (
    <>
      <button
        type="button"
        css={style}
        className={className}
        aria-disabled={isFull || undefined}
        data-star={isIn}
        onClick={() => {
          setRefused(isFull);
          if (isFull) return;
          // Reads the plan again, as another star may have been pressed since this was rendered.
          const now = parsePlan(readPlan());
          const others = now[part].filter((one) => one !== id);
          if (!isIn && others.length >= most) return;
          storePlan(planQuery({ ...now, [part]: isIn ? others : [...others, id] }));
        }}
      >
        {face}
      </button>
      {isRefused && isFull && (
        <p role="alert" css={full}>
          {fill(words.full[kind], { most })} <Link to="/plan">{words.link}</Link>
        </p>
      )}
      {isIn && !isAlone && (
        <Link to="/plan" css={link} data-plan-link="">
          {words.link} <b>{sizeOf(plan)}</b>
        </Link>
      )}
    </>
  );
}
