import { css } from "@emotion/react";
import { useId } from "react";
import { cell, cellOnLight, group, groupOnLight } from "../ui/fields/segment-style";
import { type HomeCurrency, homeCurrencies } from "./home-money";

/** Its place is kept until scripts run, so that nothing moves. */
const waiting = css({ visibility: "hidden" });
interface CurrencySwitchProps {
  /** What is chosen, for screen readers. */
  readonly name: string;
  readonly currency: HomeCurrency;
  readonly canChoose: boolean;
  readonly isOnLight?: boolean;
  readonly onChoose: (code: HomeCurrency) => void;
}

export function CurrencySwitch({
  name,
  currency,
  canChoose,
  isOnLight = false,
  onChoose,
}: CurrencySwitchProps) {
  const id = useId();
  return (
    <div
      css={[group, isOnLight && groupOnLight, !canChoose && waiting]}
      role="radiogroup"
      aria-label={name}
      data-currencies
      data-needs-script
    >
      {homeCurrencies.map((code) => (
        <label key={code} css={[cell, isOnLight && cellOnLight]}>
          <input type="radio" name={id} checked={code === currency} onChange={() => onChoose(code)} />
          {code}
        </label>
      ))}
    </div>
  );
}
