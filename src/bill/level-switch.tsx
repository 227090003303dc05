import { css } from "@emotion/react";
import { useEffect, useId, useRef } from "react";
import countriesWords from "../../content/words/countries.json";
import { levelAfter, useProfile } from "../star/profile";
import { colour, from, space } from "../theme/tokens";
import { cell, group } from "../ui/fields/segments";

const rowStyle = css({
  padding: `${space[4]} ${space[4]} 0`,
  background: colour.surface,
  "& > div": { width: "100%", [from.tablet]: { width: "fit-content" } },
  label: { flex: "1 1 auto", paddingInline: space[3] },
  [from.tablet]: { padding: `${space[5]} ${space[8]} 0` },
});

const words = countriesWords.bill.levels;

/** Switches between the rows of two levels of studies by CSS alone, so that it works without scripts. */
export function LevelSwitch() {
  const name = useId();
  const bachelor = useRef<HTMLInputElement>(null);
  const master = useRef<HTMLInputElement>(null);
  const profile = useProfile();
  const level = levelAfter[profile?.finished ?? ""];
  const before = useRef<typeof level>(undefined);
  // Uncontrolled, because the styles read the radio button itself. Follows changes of the profile only, so that a
  // choice made here stays.
  useEffect(() => {
    if (level === before.current) return;
    before.current = level;
    const radio = level === "master" ? master.current : bachelor.current;
    if (radio) radio.checked = true;
  }, [level]);
  return (
    <div css={rowStyle}>
      <div css={group} role="radiogroup" aria-label={words.name}>
        <label css={cell}>
          <input ref={bachelor} type="radio" name={name} value="bachelor" defaultChecked />
          {words.bachelor}
        </label>
        <label css={cell}>
          <input ref={master} type="radio" name={name} value="master" />
          {words.master}
        </label>
      </div>
    </div>
  );
}
