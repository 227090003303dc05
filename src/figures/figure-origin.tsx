import { graphql } from "gatsby";
import figuresWords from "../../content/words/figures.json";
import { Filled } from "../lib/filled";
import { ExternalLink } from "../ui/links/external-link";

const { figures: words } = figuresWords;

/** In one sentence, from the record alone: who compared the value, or where and how it was read. */
export function FigureOrigin({ figure }: { readonly figure: Queries.FigureOriginFragment }) {
  const { country, readIn, read, confirmedBy, confirmed } = figure;
  if (confirmed) return <Filled text={words.compared} values={{ by: confirmedBy, date: confirmed }} />;
  if (!readIn) return country === "company" ? null : words.unread;
  const source = <ExternalLink href={readIn.url}>{readIn.name}</ExternalLink>;
  const how = words.how[readIn.kind];
  return <Filled text={words.read} values={{ date: read, how, source }} />;
}

export const query = graphql`
  fragment FigureOrigin on Fact {
    country
    readIn { name url kind }
    read: readOn(formatString: "D MMM YYYY")
    confirmedBy
    confirmed: confirmedOn(formatString: "D MMM YYYY")
  }
`;
