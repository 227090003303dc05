import { css } from "@emotion/react";
import { graphql } from "gatsby";
import guidesWords from "../../../../content/words/guides.json";
import { colour, font, from, space, type } from "../../../theme/tokens";
import { SheetForm } from "../../../ui/fields/sheet-form";
import { Section } from "../../../ui/layout/section";
import { CopyButton } from "../../../ui/sheet/copy-button";
import { addressWith, useKeptFields } from "../../../ui/sheet/kept-fields";
import { sumsOf } from "../../../ui/sheet/sums";
import { ToolFoot } from "../tool-foot";
import { knownAmounts } from "./known-amounts";
import { SheetChoices } from "./sheet-choices";
import { SheetGroup, type SheetMoney, SheetTotal } from "./sheet-group";
import { columnsOf } from "./sheet-style";
import { SheetTicket } from "./sheet-ticket";
import { useSheetMoney } from "./use-sheet-money";

const section = css({
  paddingBlock: "clamp(48px, 3rem + 2vw, 80px)",
  scrollMarginTop: "64px",
  "@media print": { padding: 0, background: "none !important" },
});
const lead = css({ maxWidth: "33em", marginTop: space[3], fontSize: type.intro, lineHeight: 1.45 });
const grid = css({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[7],
  alignItems: "start",
  marginTop: space[5],
  [from.desktop]: { gridTemplateColumns: "minmax(0, 1fr) 296px", gap: space[11] },
});
const table = css({
  background: colour.surface,
  boxShadow: "0 1px 2px rgb(15 42 67 / 0.2), 0 12px 24px rgb(15 42 67 / 0.13)",
  "@media print": { boxShadow: "none", border: "1px solid #000" },
});
const heads = css(columnsOf, {
  display: "none",
  padding: `${space[3]} ${space[7]}`,
  borderBottom: `2px solid ${colour.heading}`,
  color: colour.muted,
  font: `500 ${type.small}/1.3 ${font.text}`,
  [from.tablet]: { display: "grid" },
  "span:nth-of-type(n + 3)": { textAlign: "right" },
});
const beside = css({
  display: "grid",
  gap: space[4],
  [from.desktop]: { position: "sticky", top: "100px" },
  // Under one another, as wide as the ticket.
  "[data-needs-script] > button:nth-of-type(-n + 2)": { width: "100%" },
});

const { shared } = guidesWords;
const words = guidesWords.costs.sheet;

export interface CostSheetProps {
  readonly id: string;
  readonly countries: readonly Queries.CostCountryFragment[];
  readonly rates: Queries.NumbersRatesFragment;
  readonly groups: Queries.CostGroupsFragment["groups"];
}

/** A worksheet of what a year costs, which adds up and is kept in the browser. */
export function CostSheet({ id, countries, rates, groups }: CostSheetProps) {
  const kept = useKeptFields("costs", { fromAddress: true });
  const fields = kept.fields ?? {};
  const chosen = countries.find(({ code }) => code === fields.country);
  const money = useSheetMoney(kept, chosen, rates);
  const sums = sumsOf(groups, fields);
  const choose = (code: string) => {
    const next = countries.find((country) => country.code === code);
    kept.fillIn({ ...knownAmounts(groups, fields, chosen, next), country: code });
  };
  const shown: SheetMoney = { ...money, chosen };
  return (
    <Section ground="closing" id={id} css={section} labelledBy={`${id}-name`}>
      <div data-tool="costs">
        <h2 id={`${id}-name`}>{words.heading}</h2>
        <p css={lead}>{words.lead}</p>
        <SheetForm
          ref={kept.form}
          css={grid}
          onInput={(event) => {
            const name = event.target instanceof HTMLInputElement ? event.target.name : "";
            if (name === "rate") kept.fillIn({ rateFor: money.pair });
            else kept.changed();
          }}
        >
          <div>
            <SheetChoices
              countries={countries}
              money={shown}
              rates={rates}
              rate={fields.rate ?? ""}
              isLive={kept.fields !== undefined}
              onChoose={choose}
            />
            <div css={table}>
              <p css={heads} aria-hidden="true">
                <span>{words.columns.cost}</span>
                <span>{words.columns.amount}</span>
                <span>{words.columns.year}</span>
                <span>{words.columns.home}</span>
              </p>
              {groups.map((group, position) => (
                <SheetGroup
                  key={group.name}
                  group={group}
                  sum={sums.groups[position] ?? 0}
                  fields={fields}
                  money={shown}
                />
              ))}
              <SheetTotal total={sums.total} money={shown} />
            </div>
          </div>
          <div css={beside}>
            <SheetTicket sums={sums} money={shown} />
            <ToolFoot kept={kept}>
              <CopyButton
                words={{ copy: shared.link, copied: shared.linked, uncopied: shared.unlinked }}
                text={kept.fields ? addressWith("costs", kept.fields) : ""}
              />
            </ToolFoot>
          </div>
        </SheetForm>
      </div>
    </Section>
  );
}

export const query = graphql`
  fragment CostGroups on ToolsCosts {
    groups {
      name
      times
      isLiving
      lines { id name hint row }
    }
  }
`;
