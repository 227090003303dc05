import { css } from "@emotion/react";
import { graphql } from "gatsby";
import guidesWords from "../../../../content/words/guides.json";
import { fill } from "../../../lib/fill";
import { colour, font, from, phase, radius, size, space, type } from "../../../theme/tokens";
import { SheetForm } from "../../../ui/fields/sheet-form";
import { useKeptFields } from "../../../ui/sheet/kept-fields";
import { ToolCard } from "../tool-card";
import { ToolFoot } from "../tool-foot";
import { OfferCell } from "./offer-cell";

const OFFERS = [1, 2, 3] as const;

const form = css({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: space[6] });
const table = css({
  display: "block",
  width: "100%",
  borderCollapse: "collapse",
  tableLayout: "fixed",
  "tbody, tfoot, tr, td": { display: "block" },
  thead: { display: "none" },
  "th, td": { padding: 0, textAlign: "left", verticalAlign: "top" },
  tr: { paddingBlock: space[3], borderBottom: `1px dashed ${colour.line}` },
  [from.tablet]: {
    display: "table",
    thead: { display: "table-header-group" },
    tbody: { display: "table-row-group" },
    tfoot: { display: "table-footer-group" },
    tr: { display: "table-row" },
    // A border would begin its dashes anew in each column.
    "@media screen": {
      tr: {
        border: 0,
        background: `repeating-linear-gradient(90deg, ${colour.line} 0 3px, transparent 3px 6px) bottom / 100% 1px no-repeat`,
      },
    },
    "th, td": { display: "table-cell", padding: `${space[2]} 0 ${space[2]} ${space[2]}` },
    "th:first-of-type": { width: "11rem", paddingLeft: 0 },
  },
  [from.wide]: { "th:first-of-type": { width: "17.5rem", paddingRight: space[5] } },
});
/** On a phone: which offer is shown. It stands outside the form, whose fields are kept. */
const tabs = css({
  display: "flex",
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: `1px solid ${colour.heading}`,
  borderRadius: radius.button,
  overflow: ["hidden", "clip"],
  label: {
    position: "relative",
    flex: "1 1 auto",
    display: "grid",
    placeItems: "center",
    minHeight: size.target,
    paddingInline: space[1],
    color: colour.heading,
    fontWeight: 600,
    cursor: "pointer",
  },
  "label + label": { borderLeft: `1px solid ${colour.heading}` },
  "label:has(:checked)": { background: phase.plan, fontWeight: 700 },
  "label:has(:focus-visible)": { outline: `3px solid ${colour.focus}`, outlineOffset: "-3px" },
  input: { position: "absolute", inset: 0, margin: 0, opacity: 0, cursor: "pointer" },
  [from.tablet]: { display: "none" },
  "@media print": { display: "none" },
  /* Without `:has` all three stand below each question. */
  "@supports not selector(:has(*))": { display: "none" },
  "@media screen and (max-width: 39.99em)": Object.fromEntries(
    OFFERS.map((number) => [
      `&:has([data-tab='${number}']:checked) + form td[data-offer]:not([data-offer='${number}'])`,
      { display: "none" },
    ]),
  ),
});
const head = css({
  color: colour.heading,
  font: `800 1.25rem/1.2 ${font.heading}`,
  borderBottom: `2px solid ${colour.heading}`,
});
const question = css({
  display: "block",
  color: colour.heading,
  fontWeight: 700,
  lineHeight: 1.3,
  small: {
    display: "block",
    color: colour.muted,
    fontSize: type.small,
    fontWeight: 400,
    textWrap: "pretty",
  },
});
const open = css({
  // Room for its text, which comes with the scripts; on a table's cell it is the least height.
  height: "calc(1.5em + 16px)",
  color: colour.muted,
  fontSize: type.small,
  lineHeight: 1.5,
  b: { marginRight: "0.5em", [from.tablet]: { display: "none" } },
});

const { offers: words } = guidesWords;

export interface OfferSheetProps {
  readonly id: string;
  readonly rows: Queries.OffersToolFragment["rows"];
}

export function OfferSheet({ id, rows }: OfferSheetProps) {
  const kept = useKeptFields("offers");
  const { fields } = kept;
  const nameOf = (number: number) => fill(words.offer, { number });
  const missing = (number: number) => rows.filter((row) => !fields?.[`${row.id}-${number}`]?.trim()).length;
  const openText = (count: number) => {
    if (count === 0) return words.whole;
    return count === 1 ? words.openOne : fill(words.open, { count });
  };
  return (
    <ToolCard id={id} tool="offers" heading={words.heading} lead={words.lead}>
      <fieldset css={tabs}>
        <legend className="visually-hidden">{words.heading}</legend>
        {OFFERS.map((number) => (
          <label key={number}>
            <input type="radio" name={`${id}-tab`} defaultChecked={number === 1} data-tab={number} />
            {nameOf(number)}
          </label>
        ))}
      </fieldset>
      <SheetForm ref={kept.form} css={form} onInput={() => kept.changed()}>
        <table css={table}>
          <thead>
            <tr>
              <th css={head} scope="col">
                {words.ask}
              </th>
              {OFFERS.map((number) => (
                <th key={number} css={head} scope="col">
                  {nameOf(number)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.id}>
                <th css={question} scope="row">
                  {row.name}
                  {row.hint && <small>{row.hint}</small>}
                </th>
                {OFFERS.map((number) => (
                  <td key={number} data-offer={number}>
                    <OfferCell
                      name={`${row.id}-${number}`}
                      offer={nameOf(number)}
                      question={row.name}
                      written={fields?.[`${row.id}-${number}`] ?? ""}
                    />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
          <tfoot data-needs-script>
            <tr>
              <td />
              {OFFERS.map((number) => (
                <td key={number} css={open} data-open={number} data-offer={number}>
                  <b>{nameOf(number)}</b>
                  {fields && openText(missing(number))}
                </td>
              ))}
            </tr>
          </tfoot>
        </table>
        <ToolFoot kept={kept} />
      </SheetForm>
    </ToolCard>
  );
}

export const query = graphql`
  fragment OffersTool on ToolsOffers {
    rows { id name hint }
  }
`;
