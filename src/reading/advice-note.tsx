import { graphql } from "gatsby";
import sourcesWords from "../../content/words/sources.json";
import { Filled } from "../lib/filled";
import { lettering } from "../theme/lettering";
import { ExternalLink } from "../ui/links/external-link";

interface AdviceNoteProps {
  readonly advisers: readonly Queries.AdviserFragment[];
  /** Slug of the country whose visa the page is about. */
  readonly country?: string | null;
}

export function AdviceNote({ advisers, country }: AdviceNoteProps) {
  const adviser = advisers.find((one) => one.country === country);
  if (!adviser) return null;
  const { who, register, link } = adviser;
  return (
    <p css={lettering.small}>
      <Filled
        text={sourcesWords.advice}
        values={{ who, register: <ExternalLink href={link}>{register}</ExternalLink> }}
      />
    </p>
  );
}

export const query = graphql`
  fragment Adviser on Adviser {
    country who register link
  }
`;
