import { graphql, useStaticQuery } from "gatsby";

/**
 * The picture that link previews of a kind of page show, 1200 by 630 pixels.
 * @throws Error when content names none
 */
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
