import { css } from "@emotion/react";
import words from "../../content/words/starts.json";
import { lettering } from "../theme/lettering";
import { colour, space } from "../theme/tokens";
import { disc, inLine, row } from "../ui/layout/primitives";

const place = css({
  ...row([1, 5]),
  ...lettering.small,
  color: colour.text,
  span: inLine(2),
  i: { ...disc("14px"), flex: "none", border: `2px solid ${colour.heading}` },
  "i[data-known]": { borderColor: colour.current, background: colour.current },
  "& > p": { flexBasis: "100%", marginTop: space[1] },
});

/** What the two marks before months mean; once on a page. */
export function MonthsLegend({ className }: { readonly className?: string }) {
  return (
    <div css={place} className={className} data-legend="">
      <span>
        <i aria-hidden="true" /> {words.ours}
      </span>
      <span>
        <i aria-hidden="true" data-known="" /> {words.set}
      </span>
      <p>{words.plan}</p>
    </div>
  );
}
