import { css } from "@emotion/react";
import { useId } from "react";
import guidesWords from "../../../../content/words/guides.json";
import { fill } from "../../../lib/fill";
import { homeCurrencies, isHomeCurrency } from "../../../money/home-money";
import { colour, phone, space, type } from "../../../theme/tokens";
import { controlStyle, ownArrow } from "../../../ui/fields/control-style";
import { readAmount } from "../../../ui/sheet/amount";
import type { SheetMoney } from "./sheet-group";

const line = css({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 8rem), 1fr))",
  alignItems: "end",
  gap: space[3],
  marginBottom: space[2],
  label: { display: "block", color: colour.heading, fontSize: type.small, fontWeight: 600, lineHeight: 1.4 },
  [phone]: { "& > :last-child": { gridColumn: "1 / -1" } },
});
const control = css(controlStyle, {
  background: colour.page,
  fontWeight: 700,
  "&::placeholder": { color: colour.muted, opacity: 1, fontWeight: 400 },
});
const note = css({
  minHeight: "2.9em",
  marginBottom: space[4],
  color: colour.muted,
  fontSize: type.small,
  lineHeight: 1.45,
});
const error = css({ color: colour.error, fontWeight: 700 });
const waiting = css({ visibility: "hidden" });

const words = guidesWords.costs.sheet;

interface SheetChoicesProps {
  readonly countries: readonly Queries.CostCountryFragment[];
  readonly money: SheetMoney;
  readonly rates: Queries.NumbersRatesFragment;
  readonly rate: string;
  readonly isLive: boolean;
  readonly onChoose: (code: string) => void;
}

export function SheetChoices({ countries, money, rates, rate, isLive, onChoose }: SheetChoicesProps) {
  const id = useId();
  const { local, home, reference, chooseHome } = money;
  const { kind } = readAmount(rate);
  const wrong = kind === "negative" || kind === "noNumber" ? guidesWords.shared.wrong[kind] : undefined;
  return (
    <>
      <div css={line}>
        <div>
          <label htmlFor={`${id}country`}>{words.country}</label>
          <select
            css={[control, ownArrow]}
            id={`${id}country`}
            name="country"
            autoComplete="off"
            onChange={(event) => onChoose(event.target.value)}
          >
            <option value="">{words.choose}</option>
            {countries.map(({ code, name }) => (
              <option key={code} value={code ?? ""}>
                {name}
              </option>
            ))}
          </select>
        </div>
        <div css={!isLive && waiting} data-needs-script>
          <label htmlFor={`${id}home`}>{words.home}</label>
          <select
            css={[control, ownArrow]}
            id={`${id}home`}
            value={home}
            onChange={({ target }) => isHomeCurrency(target.value) && chooseHome(target.value)}
          >
            {homeCurrencies.map((code) => (
              <option key={code}>{code}</option>
            ))}
          </select>
        </div>
        <div data-needs-script>
          <label htmlFor={`${id}rate`}>
            {local ? fill(words.rate, { currency: local, home }) : words.anyRate}
          </label>
          <input
            css={control}
            id={`${id}rate`}
            name="rate"
            type="text"
            inputMode="decimal"
            autoComplete="off"
            placeholder={reference?.toLocaleString("en-GB", { maximumSignificantDigits: 4 })}
            disabled={isLive && (!local || local === home)}
            aria-invalid={wrong === undefined ? undefined : true}
            aria-describedby={`${id}note`}
          />
          <input type="hidden" name="rateFor" defaultValue="" />
        </div>
      </div>
      <p id={`${id}note`} css={[note, wrong && error]} data-rate-note="" data-needs-script>
        {wrong ??
          (reference !== undefined
            ? fill(words.rateNote, {
                source: rates.source.name,
                date: rates.dayText.replaceAll(" ", "\u00a0"),
              })
            : !local && words.rateUnchosen)}
      </p>
    </>
  );
}
