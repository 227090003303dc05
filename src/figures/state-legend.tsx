import { css } from "@emotion/react";
import countriesWords from "../../content/words/countries.json";
import { space, type } from "../theme/tokens";
import { StateMark } from "./state-mark";

const line = css({ display: "grid", gap: space[1], fontSize: type.small, lineHeight: 1.4 });

const { panel } = countriesWords;

interface StateLegendProps {
  readonly states: Iterable<string>;
}

export function StateLegend({ states }: StateLegendProps) {
  const shown = [...states];
  return (
    <div css={line} data-legend="">
      {shown.includes("confirmed") && (
        <p>
          <StateMark state="confirmed" />
          {panel.known}
        </p>
      )}
      {shown.some((state) => state !== "confirmed") && <p>{panel.unknown}</p>}
    </div>
  );
}
