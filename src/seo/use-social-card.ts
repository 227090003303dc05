import { graphql, useStaticQuery } from "gatsby";

/** Kinds of pages that have a picture of their own in `content/images/social`. */
export type SocialCard = "home" | "country" | "service" | "article" | "guide" | "gallery" | "company";

/** What each picture shows, for those who do not see it. */
const SHOWN: Readonly<Record<SocialCard, string>> = {
  home: "A luggage tag with the name BEC above a harbour with an arched bridge at sunrise",
  country: "A luggage tag with the name BEC beside a lake under a snowy peak",
  service: "A luggage tag with the name BEC above a desk at a window, a plane passing outside",
  article: "A luggage tag with the name BEC beside an open book under a reading lamp",
  guide: "A luggage tag with the name BEC beside a signpost on a path through hills",
  gallery: "A luggage tag with the name BEC beside photographs pinned to a line",
  company: "A luggage tag with the name BEC beside a street of shops at dusk",
};

/**
 * The picture that link previews of a kind of page show, 1200 by 630 pixels.
 * @throws Error when the picture is missing
 */
export function useSocialCard(card: SocialCard): { readonly address: string; readonly alt: string } {
  const { allFile } = useStaticQuery<Queries.UseSocialCardQuery>(graphql`
    query UseSocialCard {
      allFile(filter: { sourceInstanceName: { eq: "images" }, relativeDirectory: { eq: "social" } }) {
        nodes {
          name
          publicURL
        }
      }
    }
  `);
  const address = allFile.nodes.find(({ name }) => name === card)?.publicURL;
  if (!address) throw new Error(`content/images/social/${card}.png is missing`);
  return { address, alt: SHOWN[card] };
}
