import { graphql, useStaticQuery } from "gatsby";

/** The link preview picture of a kind of page, 1200 x 630 px. @throws Error when content has none */
export function useSocialCard(card: Queries.SocialCardKind): {
  readonly address: string;
  readonly alt: string;
} {
  const { allSocialCard } = useStaticQuery<Queries.UseSocialCardQuery>(graphql`
    query UseSocialCard {
      allSocialCard {
        nodes {
          kind
          alt
          image { publicURL }
        }
      }
    }
  `);
  const shown = allSocialCard.nodes.find(({ kind }) => kind === card);
  const address = shown?.image.publicURL;
  if (!shown || !address) throw new Error(`content/social.json has no picture for "${card}"`);
  return { address, alt: shown.alt };
}
