import { css } from "@emotion/react";
import { graphql, Link } from "gatsby";
import { useDeferredValue, useId, useMemo, useState } from "react";
import words from "../../content/words/ruler.json";
import { LAKH } from "../lib/lakh";
import { CurrencySwitch } from "../money/currency-switch";
import { homeText } from "../money/home-money";
import { RatesLine } from "../money/rates-line";
import { useHomeMoney, useRates } from "../money/use-home-money";
import { levelAfter } from "../star/profile";
import { lettering } from "../theme/lettering";
import { brightScope } from "../theme/schemes";
import { colour, from, largeText, rule, space, type } from "../theme/tokens";
import { slider } from "../ui/fields/control-style";
import { Segments } from "../ui/fields/segments";
import { above, row, stack } from "../ui/layout/primitives";
import { BAR_GAP, besideBars, partColours, torn, upTo } from "./bar";
import { partName, RulerRow } from "./row";
import { byStanding, endsOf, paid, type Span, scaleOf, standing } from "./standing";
import { type Told, useBudget } from "./use-budget";

const controls = css({ ...row([2, 2]), marginBlock: space[5] });
const worded = css({ label: { paddingInline: space[2] } });
const spans = ["year", "degree"] as const;
const levels = { class12: "bachelor", bachelor: "master" } as const;

const handle = css({
  "& > div": { ...row([0, 3]), alignItems: "baseline" },
  label: lettering.label,
  output: lettering.sum,
  input: slider,
});
const marks = css({
  position: "relative",
  height: "22px",
  borderTop: rule.ink,
  fontSize: type.small,
  color: colour.muted,
  span: {
    position: "absolute",
    insetInlineStart: "var(--at)",
    transform: "translateX(-50%)",
    "[dir=rtl] &": { transform: "translateX(50%)" },
  },
  "span:first-of-type, span:last-of-type": { transform: "none" },
  "span:last-of-type": { insetInlineStart: "auto", insetInlineEnd: 0 },
  // There is room for every second amount, counted from the end.
  "span:nth-last-of-type(even):not(:first-of-type)": {
    display: "none",
    [from.desktop]: { display: "block" },
  },
  [largeText]: { "span:not(:first-of-type, :last-of-type)": { display: "none" } },
});
/** As wide as the bars. */
const beside = css({
  [from.tablet]: {
    marginInline: `calc(${besideBars.tablet.name} + ${BAR_GAP}) calc(${besideBars.tablet.amount} + ${BAR_GAP})`,
  },
  [from.desktop]: {
    marginInline: `calc(${besideBars.desktop.name} + ${BAR_GAP}) calc(${besideBars.desktop.amount} + ${BAR_GAP})`,
  },
});
const list = css({ borderBottom: rule.thin });
const legend = css({ ...row([1, 4]), ...lettering.small, ...above(3) });
const swatch = css({
  ...brightScope,
  display: "inline-block",
  width: "14px",
  height: "14px",
  verticalAlign: "-2px",
  printColorAdjust: "exact",
  "@media (forced-colors: active)": { display: "none" },
});

const rupees = (lakh: string) => (lakh ? Number(lakh) * LAKH : undefined);

interface RulerProps {
  readonly countries: readonly Queries.RulerCountryFragment[];
  readonly told: Told;
  /** Left out where the page itself asks for studies and budget: then the ruler has no controls for them. */
  readonly tell?: (part: Partial<Told>) => void;
}

/** What each country costs as a bar, and across all bars the family's budget. */
export function Ruler({ countries, told, tell }: RulerProps) {
  const id = useId();
  const rates = useRates();
  const money = useHomeMoney();
  const [span, setSpan] = useState<Span>("year");
  /** The budget while the hand moves it, in lakh; the order follows when it lets go. */
  const [moving, setMoving] = useState<string>();
  const finished = told.finished === "bachelor" || told.finished === "working" ? "bachelor" : "class12";
  const shown = moving ?? told.budget;
  /** The bars follow in slices, so that the knob stays under the finger. */
  const drawnBudget = useDeferredValue(shown);
  const rows = useMemo(
    () =>
      countries.flatMap((country) => {
        if (!country.bill) return [];
        const sum = country.ruler.find(({ level }) => level === levelAfter[finished]);
        return [{ country, sum, ends: sum && endsOf(sum, span, rates) }];
      }),
    [countries, finished, span, rates],
  );
  const drawn = useMemo(() => {
    const bars = rows.flatMap(({ country, sum, ends }) => {
      if (!sum || !ends) return [];
      const of = (lakh: string) => {
        const amount = rupees(lakh);
        return amount === undefined ? undefined : standing(ends, sum.isFrom, paid(amount, sum, span));
      };
      return [{ country, sum, ends, stands: of(told.budget), now: of(drawnBudget) }];
    });
    return bars.sort(byStanding);
  }, [rows, span, told.budget, drawnBudget]);
  const { end, step } = scaleOf(drawn.map(({ ends }) => ends));
  // The hand moves a year's budget, so the line hangs below it where the bars are a year's.
  const years = drawn.map(({ sum }) => endsOf(sum, "year", rates)).filter((ends) => ends !== undefined);
  const most = scaleOf(years).end / LAKH;
  const letGo = () => {
    if (moving !== undefined) tell?.({ budget: moving });
    setMoving(undefined);
  };
  const amount = rupees(shown);
  const drawnAmount = rupees(drawnBudget);
  return (
    <div data-ruler="">
      <div css={controls} data-needs-script data-print="no">
        <Segments
          css={worded}
          label={words.switches.span}
          values={spans}
          value={span}
          nameOf={(one) => words.switches[one]}
          onChoose={setSpan}
        />
        {tell && (
          <Segments
            css={worded}
            label={words.switches.level}
            values={["class12", "bachelor"]}
            value={finished}
            nameOf={(one) => words.switches[levels[one]]}
            onChoose={(one) => tell({ finished: one })}
          />
        )}
        {!tell && <CurrencySwitch />}
      </div>
      {tell && (
        <div css={[handle, beside]} data-needs-script data-print={amount === undefined ? "no" : undefined}>
          <div>
            <label htmlFor={id}>{words.budget}</label>
            <output htmlFor={id}>{amount === undefined ? words.none : money.rupees(amount)}</output>
          </div>
          {/* Until it is moved the knob is empty and stands on no budget. */}
          <input
            id={id}
            type="range"
            min={0}
            max={most}
            step={1}
            value={shown || Math.round(most / 2)}
            style={shown ? undefined : { "--knob": colour.surface }}
            aria-valuetext={amount === undefined ? words.none : money.rupees(amount)}
            onChange={({ target }) => setMoving(target.value === "0" ? "1" : target.value)}
            onPointerUp={letGo}
            onKeyUp={letGo}
            onBlur={letGo}
            data-print="no"
          />
        </div>
      )}
      <div css={[marks, beside]} aria-hidden="true">
        {Array.from({ length: Math.round(end / step) + 1 }, (_, index) => index * step).map((at) => (
          <span key={at} style={{ "--at": `${(at / end) * 100}%` }}>
            {at === 0 ? 0 : homeText([at], "INR", { isKept: true })}
          </span>
        ))}
      </div>
      <ol css={list}>
        {drawn.map(({ country, sum, now }) => (
          <li key={country.slug}>
            <RulerRow
              country={country}
              sum={sum}
              span={span}
              end={end}
              stands={now}
              paid={drawnAmount === undefined ? undefined : paid(drawnAmount, sum, span)}
            />
          </li>
        ))}
        {rows.map(({ country, sum }) =>
          sum ? null : (
            <li key={country.slug} css={[lettering.small, { paddingBlock: space[2], borderTop: rule.thin }]}>
              <Link to={`${country.path}#what-it-costs`}>{country.name}</Link>: {words.noSum}
            </li>
          ),
        )}
      </ol>
      {span === "degree" && amount !== undefined && <p css={[lettering.small, above(3)]}>{words.allYears}</p>}
      <ul css={legend}>
        {Object.entries(partColours).map(([part, background]) => (
          <li key={part}>
            <i css={swatch} style={{ background }} /> {partName(part)}
          </li>
        ))}
        <li>
          <i css={[swatch, upTo]} /> {words.more}
        </li>
        <li>
          <i css={[swatch, torn]} /> {words.torn}
        </li>
      </ul>
      {tell && (
        <div css={[stack(2), above(3)]}>
          <CurrencySwitch />
          <RatesLine css={lettering.small} currencies={drawn.map(({ sum }) => sum.currency)} />
        </div>
      )}
    </div>
  );
}

/** The ruler of a page that has no form for studies and budget. */
export function AskingRuler({ countries }: Pick<RulerProps, "countries">) {
  return <Ruler countries={countries} {...useBudget()} />;
}

export const query = graphql`
  fragment RulerCountry on Country {
    slug name path
    bill { years }
    ruler {
      level years currency isFrom scope year degree
      parts { part year degree notes }
    }
  }
`;
