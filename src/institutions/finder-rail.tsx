import { css } from "@emotion/react";
import { useState } from "react";
import institutionsWords from "../../content/words/institutions.json";
import { colour, from, lowWindow, radius, size, space, type } from "../theme/tokens";
import { Icon } from "../ui/motifs/icon";
import { FinderChoices, type FinderChoicesProps } from "./finder-choices";

const words = institutionsWords.institutionsPage;

const CHOICES = "choices";

const rail = css({
  "@media print": { display: "none" },
  [from.desktop]: {
    position: "sticky",
    top: `calc(${size.headerWide} + ${space[4]})`,
    maxHeight: `calc(100vh - ${size.headerWide} - ${space[8]})`,
    overflowY: "auto",
    /* Room for the focus rings, which the edge would cut. */
    margin: `-${space[2]}`,
    padding: space[2],
    [lowWindow]: { position: "static", maxHeight: "none" },
  },
});
const opener = css({
  display: "flex",
  alignItems: "center",
  gap: space[3],
  width: "100%",
  minHeight: "52px",
  padding: `${space[2]} ${space[4]}`,
  border: `2px solid ${colour.heading}`,
  borderRadius: radius.button,
  background: "none",
  color: colour.heading,
  fontWeight: 700,
  cursor: "pointer",
  "& > svg": { marginLeft: "auto" },
  "&[aria-expanded=true] > svg": { transform: "rotate(180deg)" },
  "@media (scripting: none)": { display: "none" },
  [from.desktop]: { display: "none" },
});
const plate = css({
  minWidth: "24px",
  padding: "2px 6px",
  borderRadius: radius.button,
  background: colour.band,
  fontSize: type.small,
  textAlign: "center",
});
const choicesBox = css({
  paddingTop: space[4],
  "@media (scripting: none)": { display: "none" },
  "@media (width < 64em)": { "&[data-closed]": { display: "none" } },
  [from.desktop]: { paddingTop: 0 },
});
const jump = css({
  display: "none",
  "@media (scripting: none)": { display: "block" },
  a: { display: "flex", justifyContent: "space-between", alignItems: "center", minHeight: size.target },
  li: { borderBottom: `1px solid ${colour.line}` },
});

/** The choices: beside the list in wide windows, behind a button in narrow ones. Without scripts, links to countries. */
export function FinderRail({ filter, countries, canChoose, ...choices }: FinderChoicesProps) {
  const [isOpen, setOpen] = useState(false);
  const made = filter.country.length + filter.kind.length + (filter.city ? 1 : 0);
  return (
    <div css={rail}>
      <button
        type="button"
        css={opener}
        aria-expanded={isOpen}
        aria-controls={CHOICES}
        disabled={!canChoose}
        onClick={() => setOpen(!isOpen)}
      >
        {words.filters}
        {made > 0 && <span css={plate}>{made}</span>}
        <Icon name="chevron" size={20} />
      </button>
      <form
        id={CHOICES}
        css={choicesBox}
        aria-label={words.filters}
        data-closed={isOpen ? undefined : ""}
        data-filters=""
        onSubmit={(event) => event.preventDefault()}
      >
        <FinderChoices {...choices} filter={filter} countries={countries} canChoose={canChoose} />
      </form>
      <nav css={jump} aria-label={words.jump}>
        <ul>
          {countries.map(({ value, name, count }) => (
            <li key={value}>
              <a href={`#${value}`}>
                {name} <span>{count}</span>
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
