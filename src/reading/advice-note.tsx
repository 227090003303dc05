import { css } from "@emotion/react";
import { graphql } from "gatsby";
import factsWords from "../../content/words/facts.json";
import { colour, space, type } from "../theme/tokens";
import { foldStyle } from "../ui/folds/fold-style";
import { ExternalLink } from "../ui/links/external-link";

const box = css(foldStyle, {
  borderBlock: `1px solid ${colour.line}`,
  fontSize: type.small,
  lineHeight: 1.5,
  h2: { fontSize: "1.125rem", fontWeight: 700 },
  "&[open]": { paddingBottom: space[4] },
  li: { paddingBlock: space[1] },
  "p + p": { marginTop: space[2] },
});

const { advice: words } = factsWords;

interface AdviceNoteProps {
  readonly id: string;
  /** Those whom it names; left out where the text itself names them. */
  readonly advisers?: readonly Queries.AdviserFragment[];
  /** Name of the country's file, where the page is about one; else all of them are named. */
  readonly country?: string | null;
}

export function AdviceNote({ id, advisers, country }: AdviceNoteProps) {
  const named = advisers?.filter((one) => !country || one.country === country);
  return (
    <section aria-labelledby={id}>
      <details css={box}>
        <summary>
          <h2 id={id}>{words.heading}</h2>
        </summary>
        <p>{words.text}</p>
        {named && (
          <>
            <p>{named.length > 0 ? words.who : words.elsewhere}</p>
            <ul>
              {named.map(({ who, register, link }) => (
                <li key={link}>
                  {who} (<ExternalLink href={link}>{register}</ExternalLink>)
                </li>
              ))}
            </ul>
          </>
        )}
      </details>
    </section>
  );
}

export const query = graphql`
  fragment Adviser on Adviser {
    country
    who
    register
    link
  }
`;
