import { css } from "@emotion/react";
import { useId } from "react";
import { colour, phase, radius, size, type } from "../../theme/tokens";
import { type HomeCurrency, homeCurrencies } from "./home-money";

const group = css({
  display: "flex",
  border: `1px solid ${colour.mapDestination}`,
  borderRadius: radius.button,
  overflow: "clip",
  "@media print": { display: "none" },
});
/** Its place is kept until scripts run, so that nothing moves. */
const waiting = css({ visibility: "hidden" });
const cell = css({
  position: "relative",
  display: "grid",
  placeItems: "center",
  minWidth: "52px",
  minHeight: size.target,
  color: colour.onDark,
  fontSize: type.small,
  fontWeight: 600,
  cursor: "pointer",
  "& + &": { borderLeft: `1px solid ${colour.mapDestination}` },
  "&:has(:checked)": { background: colour.onDarkWarm, color: colour.heading, fontWeight: 700 },
  "&:has(:focus-visible)": { outline: `3px solid ${colour.focusOnDark}`, outlineOffset: "-3px" },
  "&:has(:checked):has(:focus-visible)": { outlineColor: colour.focus },
  input: { position: "absolute", inset: 0, opacity: 0, margin: 0, cursor: "pointer" },
});
const groupOnLight = css({ borderColor: colour.heading });
const cellOnLight = css({
  color: colour.heading,
  "& + &": { borderColor: colour.heading },
  "&:has(:checked)": { background: phase.plan },
  "&:has(:focus-visible)": { outlineColor: colour.focus },
});

interface CurrencySwitchProps {
  /** What is chosen, for screen readers. */
  readonly name: string;
  readonly currency: HomeCurrency;
  readonly canChoose: boolean;
  readonly isOnLight?: boolean;
  readonly onChoose: (code: HomeCurrency) => void;
}

/** The choice of the currency in which amounts are shown beside the local one. */
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
