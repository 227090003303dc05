import { graphql } from "gatsby";
import numbersWords from "../../../content/words/numbers.json";
import { rowOf, rowsOfChapter } from "../../figures/rows";
import { withBasis } from "../../lib/basis";
import { fill } from "../../lib/fill";
import { useHomeMoney } from "../../money/use-home-money";
import { levelAfter, useProfile } from "../../star/profile";
import { sized } from "../../theme/lettering";
import { from, rule, space, type } from "../../theme/tokens";
import { chevron, chevronOpen } from "../../ui/folds/fold-style";
import { tinted } from "../../ui/layout/primitives";
import { ExternalLink } from "../../ui/links/external-link";
import { rowFold as style } from "./chapter-style";

/** The rows that a chapter shows, by the chapter's short name; the first one answers the chapter. */
export function chapterRows<Number extends { readonly row: string }>(
  numbers: readonly Number[],
  chapter: string | null,
): readonly { readonly name: string; readonly number: Number }[] {
  return rowsOfChapter(chapter ?? "").flatMap((row) => {
    const number = numbers.find((one) => one.row === row);
    return number ? [{ name: numbersWords.rows[row], number }] : [];
  });
}

interface RowFoldProps {
  readonly number: Queries.CountryNumberFragment;
  readonly name: string;
  /** The amount in the visitor's home currency, which stands first. */
  readonly atHome: string | undefined;
}

function RowFold({ number, name, atHome }: RowFoldProps) {
  const { row, statement, statementIsValue, facts, text, link: page } = number;
  const [first] = facts;
  const isFigure = first !== undefined && !statement;
  return (
    <details css={{ "& + &": { borderTop: rule.thin } }} data-row={row}>
      <summary css={style.line}>
        <span css={style.name}>
          <span data-name="">{name}</span>
          <span css={[style.note, rowOf(row)?.keepsNote && { display: "block" }]}>
            {number.note ?? (isFigure ? first.note : null)}
          </span>
        </span>
        <span css={style.amount}>
          {statement ? (
            <span
              css={
                statementIsValue
                  ? [style.value, { ...sized("article"), [from.tablet]: { fontSize: type.h3 } }]
                  : style.statement
              }
            >
              {statement}
            </span>
          ) : (
            <span css={style.value}>{atHome ?? text}</span>
          )}
          {isFigure && atHome && <span css={style.official}>{text}</span>}
          {/* If each institution sets its own amount, the figure is only an example. */}
          {statement && number.amounts.length > 0 && (
            <span css={style.example}>
              {fill(numbersWords.example, { amount: [atHome, text].filter(Boolean).join(", ") })}
            </span>
          )}
        </span>
        <span css={[chevron, { "details[open] > summary > &": chevronOpen }]} aria-hidden="true" />
      </summary>
      <div css={style.inside}>
        {number.note && (
          <p css={{ paddingTop: space[3], [from.tablet]: { display: "none" } }}>{number.note}</p>
        )}
        {facts.map(({ anchor, label: of, text: amountOf }) => (
          <p key={anchor} css={style.entry}>
            {of}: <a href={`#${anchor}`}>{amountOf}</a>
          </p>
        ))}
        {page && (
          <p css={style.entry}>
            <ExternalLink href={page.link}>{page.name}</ExternalLink>
          </p>
        )}
      </div>
    </details>
  );
}

interface ChapterRowsProps {
  /** The chapter's short name in the table of rows. */
  readonly chapter: string | null;
  readonly numbers: readonly Queries.CountryNumberFragment[];
}

/** A row with the value for one level, if the register has one; its note says for which level. */
function atLevel(number: Queries.CountryNumberFragment, level: string | undefined) {
  const ofLevel = number.statement ? undefined : number.levels.find((one) => one.level === level);
  if (!ofLevel) return number;
  const { text, amounts, basis, note } = ofLevel;
  return { ...number, text, amounts, basis, note: note ?? number.note };
}

export function ChapterRows({ chapter, numbers }: ChapterRowsProps) {
  const profile = useProfile();
  const level = levelAfter[profile?.finished ?? ""];
  const { atHome } = useHomeMoney();
  return (
    <section id={`rows-${chapter}`} css={tinted("surface")} data-rows="">
      {chapterRows(numbers, chapter).map(({ name, number: known }) => {
        const number = atLevel(known, level);
        const { row, amounts, currency, basis } = number;
        const converted = atHome(amounts, currency);
        const shown = converted && withBasis(basis, converted);
        return <RowFold key={row} number={number} name={name} atHome={shown} />;
      })}
    </section>
  );
}

export const query = graphql`
  fragment CountryNumber on CountryNumber {
    row statement statementIsValue note short text amounts currency basis
    levels { level fact text amounts basis note }
    link { name link }
    facts { jsonId anchor label text note }
  }
`;
