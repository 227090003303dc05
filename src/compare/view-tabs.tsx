import { css } from "@emotion/react";
import compareWords from "../../content/words/compare.json";
import { colour, size, space } from "../theme/tokens";
import type { View } from "./compare-address";

const words = compareWords.compare;
const VIEWS = [
  ["rows", words.rows],
  ["side", words.side],
] as const;

const tabs = css({
  display: "flex",
  gap: space[2],
  a: {
    display: "inline-flex",
    alignItems: "center",
    minHeight: size.target,
    padding: `0 ${space[4]}`,
    color: colour.heading,
    fontWeight: 700,
    textDecoration: "none",
  },
  "a:hover": { textDecoration: "underline" },
  "a[aria-current=true]": { background: colour.dark, color: colour.onDark },
  "@media (forced-colors: active)": { a: { border: "2px solid LinkText" } },
  "@media print": { display: "none" },
});
interface ViewTabsProps {
  /** Until scripts run both are. */
  readonly shown: View | undefined;
  readonly onShow: (view: View) => void;
}

export function ViewTabs({ shown, onShow }: ViewTabsProps) {
  return (
    <nav css={tabs} aria-label={words.views}>
      {VIEWS.map(([view, label]) => (
        <a
          key={view}
          href={`#${view}`}
          aria-current={shown === view}
          onClick={(event) => {
            event.preventDefault();
            onShow(view);
          }}
        >
          {label}
        </a>
      ))}
    </nav>
  );
}
