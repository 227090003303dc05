import { graphql, type HeadProps, type PageProps } from "gatsby";
import { Container } from "../../components/layout/container";
import { PageHead } from "../../components/layout/page-head";
import { PageNextLinks } from "../../components/reading/page-next-links";
import { GalleryGroups } from "../../gallery/gallery-groups";
import { Seo } from "../../seo/seo";
import { required } from "../../words/required";
import { useWords } from "../../words/use-words";

const PLACE = "content/pages.json#gallery-images";

export default function ImagesPage({ data }: PageProps<Queries.ImagesPageQuery>) {
  const pageText = required(data.pageText, PLACE);
  const words = required(data.words, "content/words.json");
  const { allGalleryGroup } = data;
  const { trail } = useWords();
  const hasSamples = allGalleryGroup.nodes.some(({ items }) => items.some(({ sample }) => sample));
  const intro = hasSamples ? `${pageText.intro} ${pageText.sampleNote ?? ""}` : pageText.intro;
  return (
    <>
      <PageHead page={{ ...pageText, intro }} above={[{ title: trail.gallery }]} />
      <Container>
        <GalleryGroups groups={allGalleryGroup.nodes} words={words.gallery} />
      </Container>
      <PageNextLinks links={pageText.links ?? []} />
    </>
  );
}

export function Head({ data }: HeadProps<Queries.ImagesPageQuery>) {
  const pageText = required(data.pageText, PLACE);
  return (
    <Seo title={pageText.title} description={pageText.description} path="/gallery/images" card="gallery" />
  );
}

export const query = graphql`
  query ImagesPage {
    pageText(jsonId: { eq: "gallery-images" }) { ...PageHead links { label path } sampleNote }
    words { gallery { ...GalleryWords } }
    allGalleryGroup(sort: [{ order: ASC }, { slug: ASC }]) {
      nodes { ...GalleryGroups }
    }
  }
`;
