import { css } from "@emotion/react";
import institutionsWords from "../../content/words/institutions.json";
import { fill } from "../lib/fill";
import { Filled } from "../lib/filled";
import { colour, font, radius, size, space, type } from "../theme/tokens";
import { buttonStyle } from "../ui/links/button-style";
import { Icon } from "../ui/motifs/icon";
import type { InstitutionFilter } from "./finder-address";

const words = institutionsWords.institutionsPage;

const bar = css({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${space[2]} ${space[5]}`,
  minHeight: "56px",
  paddingBottom: space[3],
  borderBottom: `2px solid ${colour.heading}`,
  "& > p": { flexGrow: 1, color: colour.heading, font: `600 1.3125rem/1.2 ${font.heading}` },
  b: { fontSize: type.proseH2, fontWeight: 800, fontVariantNumeric: "tabular-nums" },
});
const chips = css({
  display: "flex",
  flexWrap: "wrap",
  gap: space[2],
  "@media print": { display: "none" },
});
const chip = css({
  display: "inline-flex",
  alignItems: "center",
  gap: space[2],
  minHeight: size.target,
  padding: `${space[1]} ${space[3]}`,
  border: `1px solid ${colour.heading}`,
  borderRadius: radius.button,
  background: colour.surface,
  color: colour.heading,
  fontSize: "1rem",
  fontWeight: 600,
  lineHeight: 1.2,
  textAlign: "left",
  overflowWrap: "anywhere",
  cursor: "pointer",
  "&:hover": { background: colour.states },
});

interface FinderBarProps {
  readonly filter: InstitutionFilter;
  readonly nameOf: (value: string) => string;
  readonly shown: number;
  readonly total: number;
  readonly onChoose: (change: Partial<InstitutionFilter>) => void;
  readonly onClear: () => void;
}

export function FinderBar({ filter, nameOf, shown, total, onChoose, onClear }: FinderBarProps) {
  const { q, country, kind, city } = filter;
  const lists = [
    ["country", country],
    ["kind", kind],
  ] as const;
  const chosen = [
    ...(q ? [{ key: "q", name: `“${q}”`, without: { q: "" } }] : []),
    ...lists.flatMap(([field, values]) =>
      values.map((value) => ({
        key: `${field} ${value}`,
        name: nameOf(value),
        without: { [field]: values.filter((one) => one !== value) },
      })),
    ),
    ...(city ? [{ key: "city", name: city, without: { city: "" } }] : []),
  ];
  return (
    <div css={bar}>
      <p role="status">
        <Filled text={words.shown} values={{ shown: <b>{shown}</b>, total }} />
      </p>
      {chosen.length > 0 && (
        <>
          <ul css={chips} aria-label={words.chosen}>
            {chosen.map(({ key, name, without }) => (
              <li key={key}>
                <button
                  type="button"
                  css={chip}
                  aria-label={fill(words.remove, { name })}
                  onClick={() => onChoose(without)}
                >
                  {name}
                  <Icon name="close" size={16} />
                </button>
              </li>
            ))}
          </ul>
          <button type="button" css={buttonStyle({ look: "tertiary" })} onClick={onClear}>
            {words.clear}
          </button>
        </>
      )}
    </div>
  );
}
