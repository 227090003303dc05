import { css } from "@emotion/react";
import { Link } from "gatsby";
import type { ReactNode } from "react";
import planWords from "../../content/words/plan.json";
import { fill } from "../lib/fill";
import { colour, font, from, radius, shadow, space, type } from "../theme/tokens";
import { foldStyle } from "../ui/folds/fold-style";
import { exampleOf, PlanExample } from "./plan-example";

const words = planWords.plan;

const card = css({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[5],
  marginBottom: space[6],
  padding: space[5],
  borderRadius: radius.card,
  background: colour.surface,
  boxShadow: shadow.card,
  [from.desktop]: { gridTemplateColumns: "minmax(0, 5fr) minmax(0, 7fr)", gap: space[11], padding: space[8] },
  "@media print": { display: "none" },
});
const title = css({ font: `800 ${type.fact}/1.1 ${font.heading}` });
const text = css({ marginTop: space[3], lineHeight: 1.5 });
/** The first step, and the only thing on the page that asks for a choice. Its room is kept until it comes. */
const step = css({
  minHeight: "112px",
  marginTop: space[5],
  padding: `${space[4]} ${space[5]} ${space[5]}`,
  borderRadius: radius.card,
  background: colour.band,
  "& > div": { maxWidth: "none", margin: 0 },
  label: { color: colour.heading, font: `800 ${type.h3}/1.2 ${font.heading}` },
  select: { borderColor: colour.heading, fontWeight: 700 },
  "@media (scripting: none)": { display: "none" },
});
const lead = css({ marginTop: space[6], color: colour.heading, fontWeight: 700 });
const list = css({
  marginTop: space[2],
  borderTop: `1px dashed ${colour.line}`,
  li: {
    position: "relative",
    padding: `${space[3]} ${space[8]} ${space[3]} 0`,
    borderBottom: `1px dashed ${colour.line}`,
    lineHeight: 1.4,
  },
  a: { color: colour.link, font: `700 1.3125rem/1.3 ${font.heading}` },
  /* The whole row leads there. */
  "a::before": { content: '""', position: "absolute", inset: 0 },
  "li::after": {
    content: '"\\2192" / ""',
    position: "absolute",
    right: space[1],
    top: space[3],
    color: colour.accent,
    font: `800 1.3125rem/1.3 ${font.heading}`,
  },
  small: { display: "block", color: colour.muted, fontSize: type.small },
});

const fold = css(foldStyle, {
  alignSelf: "start",
  borderBlock: `1px solid ${colour.line}`,
  "& > summary": { color: colour.heading, font: `700 1.125rem/1.2 ${font.heading}` },
});

export type PlanWays = NonNullable<Queries.PlanPageQuery["pageText"]>["links"];

interface PlanInvitationProps {
  readonly countries: readonly Queries.PlanCountryFragment[];
  readonly ways: PlanWays;
  readonly children: ReactNode;
}

export function PlanInvitation({ countries, ways, children }: PlanInvitationProps) {
  const example = exampleOf(countries);
  return (
    <div css={card}>
      <div>
        <h3 css={title}>{words.invite.heading}</h3>
        <p css={text}>{words.invite.text}</p>
        <div css={step}>{children}</div>
        <p css={lead}>{words.empty}</p>
        <ul css={list}>
          {ways?.map(({ label, path, note }) => (
            <li key={path}>
              <Link to={path}>{label}</Link>
              <small>{note}</small>
            </li>
          ))}
        </ul>
      </div>
      {example && (
        <details css={fold}>
          <summary>{fill(words.example, { name: example.name })}</summary>
          <PlanExample country={example} />
        </details>
      )}
    </div>
  );
}
