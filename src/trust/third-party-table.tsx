import { css } from "@emotion/react";
import { graphql } from "gatsby";
import type { ReactNode } from "react";
import words from "../../content/words/trust.json";
import { fill } from "../lib/fill";
import { colour, from, rule, space, type } from "../theme/tokens";
import { foldStyle } from "../ui/folds/fold-style";
import { paper, stack } from "../ui/layout/primitives";
import { Section } from "../ui/layout/section";
import { ExternalLink } from "../ui/links/external-link";

const list = css({
  ...stack(5),
  [from.desktop]: { gridTemplateColumns: "repeat(auto-fit, minmax(18rem, 1fr))", alignItems: "start" },
});
const cardStyle = css({
  padding: `${space[5]} ${space[5]} ${space[2]}`,
  borderTop: `4px solid ${colour.edge}`,
  ...paper,
  lineHeight: 1.45,
  h3: { fontSize: type.fact, lineHeight: 1.15 },
  "h3 + p": { marginTop: space[2], [from.desktop]: { minHeight: "2.9em" } },
  details: { marginTop: space[4], borderTop: rule.dashed },
  summary: { color: colour.link, fontWeight: 600 },
});
const table = css({
  textAlign: "left",
  "&, tbody, tr, th, td": { display: "block" },
  tr: { paddingBlock: space[3], borderTop: rule.dashed, overflowWrap: "anywhere" },
  th: { color: colour.muted, fontSize: type.small, fontWeight: 600 },
});

const row = (name: string, value: ReactNode) => (
  <tr>
    <th scope="row">{name}</th>
    <td>{value}</td>
  </tr>
);

interface ThirdPartyTableProps {
  readonly id: string;
  readonly parties: readonly Queries.ThirdPartyRowFragment[];
}

/** The companies that pages call: purpose, time, and the data that each receives. Unused ones are left out. */
export function ThirdPartyTable({ id, parties }: ThirdPartyTableProps) {
  const called = parties.filter(({ calledHosts }) => calledHosts.length > 0);
  return (
    <Section
      ground="states"
      labelledBy={id}
      heading={words.thirdParties}
      intro={fill(words.thirdPartiesText, { count: called.length })}
    >
      <ul css={list}>
        {called.map((party) => (
          <li key={party.jsonId} css={cardStyle}>
            <h3 id={`${id}-${party.jsonId}`}>{party.name}</h3>
            <p>{party.purpose}</p>
            <details css={foldStyle}>
              <summary>{words.details}</summary>
              <table css={table} aria-labelledby={`${id}-${party.jsonId}`}>
                <tbody>
                  {row(words.when, party.when)}
                  {row(words.learns, party.learns)}
                  {row(words.hosts, party.calledHosts.map((host) => new URL(host).host).join(", "))}
                  {row(
                    words.policy,
                    <ExternalLink href={party.policy.link}>{party.policy.name}</ExternalLink>,
                  )}
                </tbody>
              </table>
            </details>
          </li>
        ))}
      </ul>
    </Section>
  );
}

export const query = graphql`
  fragment ThirdPartyRow on ThirdParty {
    jsonId name purpose when learns calledHosts
    policy { name link }
  }
`;
