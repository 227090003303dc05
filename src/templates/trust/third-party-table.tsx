import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { Section } from "../../components/layout/section";
import { SectionHeading } from "../../components/layout/section-heading";
import { ExternalLink } from "../../components/links/external-link";
import { colour, font, from, shadow, space, type } from "../../theme/tokens";
import { fill } from "../../words/fill";

/** As many cards beside one another as there is room for; the rows of each stand below one another. */
const cards = css({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 18rem), 1fr))",
  gap: space[5],
  // Two beside each other would leave the third alone.
  [from.tablet]: { gridTemplateColumns: "minmax(0, 1fr)" },
  [from.desktop]: { gridTemplateColumns: "repeat(auto-fit, minmax(18rem, 1fr))" },
});
const table = css({
  display: "block",
  padding: `${space[6]} ${space[6]} ${space[4]}`,
  background: colour.surface,
  borderTop: `4px solid ${colour.heading}`,
  boxShadow: shadow.card,
  fontSize: type.text,
  lineHeight: 1.45,
  textAlign: "left",
  "caption, tbody, tr, th, td": { display: "block" },
  caption: {
    paddingBottom: space[4],
    color: colour.heading,
    font: `800 ${type.fact}/1.15 ${font.heading}`,
    textAlign: "left",
  },
  tr: { paddingBlock: space[3], borderTop: `1px dashed ${colour.line}`, overflowWrap: "anywhere" },
  th: { color: colour.muted, fontSize: type.small, fontWeight: 600 },
  "@media print": { boxShadow: "none" },
});

interface ThirdPartyTableProps {
  readonly id: string;
  readonly parties: readonly Queries.ThirdPartyRowFragment[];
  readonly words: Queries.ThirdPartyWordsFragment;
}

/** Every other company that the pages call: what for, when, and what it learns. Those that nothing calls are left out. */
export function ThirdPartyTable({ id, parties, words }: ThirdPartyTableProps) {
  const called = parties.filter(({ calledHosts }) => calledHosts.length > 0);
  return (
    <Section ground="states" labelledBy={id}>
      <SectionHeading
        id={id}
        heading={words.thirdParties}
        intro={fill(words.thirdPartiesText, { count: called.length })}
      />
      <div css={cards}>
        {called.map((party) => (
          <table key={party.jsonId} css={table} data-third-party={party.jsonId}>
            <caption>{party.name}</caption>
            <tbody>
              <tr>
                <th scope="row">{words.purpose}</th>
                <td>{party.purpose}</td>
              </tr>
              <tr>
                <th scope="row">{words.when}</th>
                <td>{party.when}</td>
              </tr>
              <tr>
                <th scope="row">{words.learns}</th>
                <td>{party.learns}</td>
              </tr>
              <tr>
                <th scope="row">{words.hosts}</th>
                <td data-hosts>{party.calledHosts.map((host) => new URL(host).host).join(", ")}</td>
              </tr>
              <tr>
                <th scope="row">{words.policy}</th>
                <td>
                  <ExternalLink href={party.policy.link}>{party.policy.name}</ExternalLink>
                </td>
              </tr>
            </tbody>
          </table>
        ))}
      </div>
    </Section>
  );
}

export const query = graphql`
  fragment ThirdPartyWords on WordsTrust {
    thirdParties
    thirdPartiesText
    purpose
    when
    learns
    hosts
    policy
  }
  fragment ThirdPartyRow on ThirdParty {
    jsonId
    name
    purpose
    when
    learns
    calledHosts
    policy { name link }
  }
`;
