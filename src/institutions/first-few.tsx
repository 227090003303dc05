import { css } from "@emotion/react";
import type { SyntheticEvent } from "react";
import { buttonStyle } from "../ui/links/button-style";

/** How many cards a narrow window shows before it is asked for all. */
export const FIRST = 6;

/** A list of which a narrow window shows the first few. A browser without `scripting` or `:has` shows all, and no button. */
export const firstFew = css({
  "@media screen and (width < 40em) and (scripting: enabled)": {
    "&:has(details:not([open])) > [data-more]": { display: "none" },
  },
});

const all = css({
  display: "none",
  "@supports selector(:has(*))": {
    "@media screen and (width < 40em) and (scripting: enabled)": {
      display: "block",
      "&:has([open])": { display: "none" },
    },
  },
});
const showAll = css(buttonStyle({ look: "secondary" }), {
  width: "100%",
  listStyle: "none",
  "&::-webkit-details-marker": { display: "none" },
});

/** Gives the focus to the first of the cards that have come: the button that brought them is gone. */
function goToMore({ currentTarget }: SyntheticEvent<HTMLDetailsElement>): void {
  if (!currentTarget.open) return;
  currentTarget.closest("ul")?.querySelector<HTMLElement>("[data-more] a[href]")?.focus();
}

export function ShowAll({ text }: { readonly text: string }) {
  return (
    <li css={all}>
      <details onToggle={goToMore}>
        <summary css={showAll}>{text}</summary>
      </details>
    </li>
  );
}
