import { graphql, type PageProps } from "gatsby";
import frameWords from "../../../content/words/frame.json";
import galleryWords from "../../../content/words/gallery.json";
import { GalleryGroups } from "../../gallery/gallery-groups";
import { required } from "../../lib/required";
import { PageNextLinks } from "../../reading/next-links";
import { fixedHead } from "../../seo/fixed-head";
import { Container } from "../../ui/layout/container";
import { PageHead } from "../../ui/layout/page-head";
import { below, tinted } from "../../ui/layout/primitives";
import { JumpLinks } from "../../ui/links/jump-links";

export default function ImagesPage({ data }: PageProps<Queries.ImagesPageQuery>) {
  const pageText = required(data.pageText, "content/pages.json#gallery-images");
  const groups = data.allGalleryGroup.nodes;
  return (
    <>
      <PageHead
        css={[below(16), tinted("states")]}
        page={pageText}
        above={[{ title: frameWords.trail.gallery }]}
      >
        <JumpLinks
          label={galleryWords.groups}
          places={groups.map(({ slug, title }) => ({ name: title, href: `#group-${slug}` }))}
        />
      </PageHead>
      <Container>
        <GalleryGroups groups={groups} />
      </Container>
      <PageNextLinks links={pageText.links ?? []} />
    </>
  );
}

export const Head = fixedHead("gallery");

export const query = graphql`
  query ImagesPage {
    pageText(jsonId: { eq: "gallery-images" }) { ...PageHead links { label path } }
    allGalleryGroup(sort: [{ order: ASC }, { slug: ASC }]) { nodes { ...GalleryGroups } }
  }
`;
