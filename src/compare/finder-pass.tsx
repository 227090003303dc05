import { css } from "@emotion/react";
import { useEffect, useId, useRef } from "react";
import finder from "../../content/words/finder.json";
import { fill } from "../lib/fill";
import { LAKH } from "../lib/lakh";
import { budgetChoices, type Criteria, type Criterion, choices, keys, oneOf } from "../star/criteria";
import { lettering } from "../theme/lettering";
import { brightScope, drawn, inDark, paperScope } from "../theme/schemes";
import { colour, font, from, rule, shadow, size, space, type, withHover } from "../theme/tokens";
import { arrow, ownArrow } from "../ui/fields/control-style";
import { ends, grid, ticket } from "../ui/layout/primitives";

const { finished, money, important } = finder;

const STUB = "212px";

const pass = css({
  ...grid(undefined, { tablet: "4 4 5" }),
  overflow: ["hidden", "clip"],
  borderRadius: "10px",
  background: colour.surface,
  [from.desktop]: {
    "--tear": `calc(100% - ${STUB})`,
    gridTemplateColumns: `repeat(3, minmax(0, 1fr)) ${STUB}`,
    minHeight: "124px",
  },
});
const field = css({
  display: "grid",
  alignContent: "center",
  padding: `${space[2]} ${space[5]}`,
  "& + &": { borderTop: rule.thin },
  [from.tablet]: { "& + &": { borderTop: 0, boxShadow: `inset 1px 0 ${colour.line}` } },
  [from.desktop]: { padding: `${space[5]} ${space[5]}` },
  label: { color: colour.muted, fontSize: type.small, fontWeight: 600, lineHeight: 1.3 },
});
const control = css({
  width: "100%",
  minHeight: size.target,
  padding: 0,
  border: 0,
  borderBottom: rule.ink,
  borderRadius: 0,
  background: colour.surface,
  ...lettering.loud,
  [from.tablet]: { fontSize: type.text },
  [from.desktop]: { fontSize: type.article },
  [from.wide]: { fontSize: type.h3 },
});
const narrowArrow = css({ paddingRight: space[8], backgroundPosition: "right 6px center" });
/** On the bright scene of the home page it is paper at night too. */
const onScene = css({ ...paperScope, select: inDark({ backgroundImage: arrow(drawn("heading").day) }) });
const stub = css({
  ...ends(3),
  minHeight: "68px",
  padding: `${space[3]} ${space[5]}`,
  border: 0,
  borderTop: `2px dashed ${colour.surface}`,
  ...brightScope,
  background: colour.band,
  ...lettering.figure,
  textAlign: "left",
  cursor: "pointer",
  [withHover]: { "&:hover": { background: colour.onDarkWarm } },
  "&:focus-visible": { outlineOffset: "-6px" },
  small: { font: `600 ${type.small}/1.3 ${font.text}` },
  [from.tablet]: { gridColumn: "1 / -1" },
  [from.desktop]: {
    gridColumn: "auto",
    display: "grid",
    alignContent: "center",
    justifyContent: "stretch",
    gap: space[1],
    paddingInline: space[5],
    borderTop: 0,
    borderLeft: `2px dashed ${colour.surface}`,
  },
  "@media (forced-colors: active)": { border: "2px solid ButtonText" },
});

interface FinderPassProps {
  readonly writeRupees: (rupees: number) => string;
  readonly criteria: Criteria;
  /** Called on each answer. */
  readonly onCriterion: (name: Criterion, value: string) => void;
  /** Without it the form leads to the comparison. */
  readonly onShow?: () => void;
}

/** The form, drawn as a boarding pass, that finds countries; it works without scripts. */
export function FinderPass({ writeRupees, criteria, onCriterion, onShow }: FinderPassProps) {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as later choices are events
  useEffect(() => {
    if (!form.current) return;
    const chosen = new FormData(form.current);
    for (const name of ["finished", "budget", "priority"] as const) {
      // A choice made before scripts ran: React heard no event, and would show it without counting it.
      const value = oneOf(String(chosen.get(keys[name]) ?? ""), choices[name]);
      if (value && value !== criteria[name]) onCriterion(name, value);
    }
  }, []);
  const fields = [
    {
      name: "finished",
      label: finished.label,
      none: finished.none,
      options: choices.finished.map((value) => ({ value, text: finished.answers[value] })),
    },
    {
      name: "budget",
      label: money.label,
      none: money.none,
      options: budgetChoices(criteria.budget).map((value) => ({
        value,
        text: fill(money.upTo, { amount: writeRupees(Number(value) * LAKH) }),
      })),
    },
    {
      name: "priority",
      label: important.label,
      none: important.none,
      options: choices.priority.map((value) => ({ value, text: important.answers[value] })),
    },
  ] as const;
  return (
    <form
      ref={form}
      css={{ filter: shadow.drop }}
      action="/compare"
      aria-label={finder.name}
      onSubmit={(event) => {
        if (!onShow) return;
        event.preventDefault();
        onShow();
      }}
      data-print="no"
    >
      <div css={[pass, !onShow && onScene, { [from.desktop]: ticket("var(--tear) 0", "var(--tear) 100%") }]}>
        {fields.map(({ name, label, none, options }) => (
          <div key={name} css={field}>
            <label htmlFor={id + keys[name]}>{label}</label>
            <select
              id={id + keys[name]}
              name={keys[name]}
              css={[control, ownArrow, narrowArrow]}
              value={criteria[name]}
              onChange={(event) => onCriterion(name, event.target.value)}
            >
              <option value="">{none}</option>
              {options.map(({ value, text }) => (
                <option key={value} value={value}>
                  {text}
                </option>
              ))}
            </select>
          </div>
        ))}
        <button type="submit" css={stub}>
          {finder.submit}
          <small>{finder.submitNote}</small>
        </button>
      </div>
    </form>
  );
}
