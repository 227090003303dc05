import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { ExternalLink } from "../../components/links/external-link";
import { colour, font, space, type } from "../../theme/tokens";
import { fill } from "../../words/fill";

const section = css({ scrollMarginTop: "96px", h2: { fontSize: type.proseH2, lineHeight: 1.08 } });
const intro = css({ marginBlock: `${space[3]} ${space[5]}`, lineHeight: 1.5 });
// A table for each company, of two columns at any width.
const table = css({
  width: "100%",
  borderBottom: `2px solid ${colour.heading}`,
  borderCollapse: "collapse",
  fontSize: type.small,
  lineHeight: 1.45,
  textAlign: "left",
  "& + &": { marginTop: space[6] },
  caption: {
    paddingBottom: space[2],
    color: colour.heading,
    font: `800 1.3125rem/1.2 ${font.heading}`,
    textAlign: "left",
  },
  "th, td": {
    padding: `${space[2]} 0`,
    borderTop: `1px dashed ${colour.line}`,
    verticalAlign: "top",
    overflowWrap: "anywhere",
  },
  th: { width: "7.5em", paddingRight: space[4], color: colour.heading, fontWeight: 700 },
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
    <section css={section} aria-labelledby={id}>
      <h2 id={id}>{words.thirdParties}</h2>
      <p css={intro}>{fill(words.thirdPartiesText, { count: called.length })}</p>
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
    </section>
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
