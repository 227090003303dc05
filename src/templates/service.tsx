import { css } from "@emotion/react";
import { graphql, type HeadProps, type PageProps } from "gatsby";
import frameWords from "../../content/words/frame.json";
import readingWords from "../../content/words/reading.json";
import { required } from "../lib/required";
import { actionPath, CallToActionCard } from "../reading/call-to-action-card";
import { FoldedSources } from "../reading/folded-sources";
import { NextLinks } from "../reading/next-links";
import { Prose } from "../reading/prose";
import { Questions } from "../reading/questions";
import { SidebarNav } from "../reading/sidebar-nav";
import { textChapters } from "../reading/text-chapters";
import { Seo } from "../seo/seo";
import { ServiceHead, ServicePoints } from "../services/service-head";
import { ProcessList, TextRows } from "../services/service-text";
import { from, space, type } from "../theme/tokens";
import { StampGrid } from "../ui/cards/stamp-grid";
import { Container } from "../ui/layout/container";
import { grid, stack } from "../ui/layout/primitives";
import { rowFlow, rowPart, siblingsAcross } from "../ui/layout/row-flow";

const COLUMNS = 5;

const flow = css(rowFlow, {
  paddingTop: `calc(${space[16]} + clamp(40px, 2rem + 2vw, 72px))`,
  "& > section": rowPart,
});
const opening = css({
  ...grid(8, { desktop: ["1 22rem", [8, 16]] }),
  alignItems: "start",
  "& > div > p:first-of-type": { [from.desktop]: { fontSize: type.fact } },
});
const onward = css({
  ...stack(11),
  [from.desktop]: {
    gridAutoFlow: "column",
    gridTemplateColumns: "minmax(0, 3fr)",
    gridAutoColumns: "minmax(0, 2fr)",
    gap: space[16],
  },
});
const stamps = css({
  h2: { marginBottom: space[5], fontSize: type.proseH2 },
  // The link that fills the last row is as high as the stamps without their names.
  "li[style]": { marginBottom: `calc(${space[2]} + 1.2 * ${type.text})` },
});

const PLACE = "content/services/*.mdx";

export default function ServiceTemplate({ data }: PageProps<Queries.ServiceTemplateQuery>) {
  const { allService, allStep, allCountry } = data;
  const service = required(data.service, PLACE);
  const { lead, chapters } = textChapters(service.parts);
  const to = actionPath(service, "/online-consultation-form");
  return (
    <>
      <ServiceHead service={service} to={to} />
      <Container>
        <div css={flow}>
          <div css={opening}>
            {lead.map(({ html }) => (
              <Prose key="lead" html={html} />
            ))}
            <ServicePoints points={service.points} heading={readingWords.service.points} />
          </div>
          <TextRows chapters={chapters} pictures={service.pictures} />
          {service.countries && (
            <section aria-labelledby="countries" css={stamps}>
              <h2 id="countries">{service.countries.heading}</h2>
              <StampGrid
                countries={allCountry.nodes}
                pathOf={({ path }) => path}
                columns={COLUMNS}
                onward={service.countries.next}
              />
            </section>
          )}
          {service.questions && <Questions questions={service.questions} />}
          {service.process && (
            <div>
              <ProcessList steps={allStep.nodes} />
            </div>
          )}
          <div css={onward}>
            <CallToActionCard cta={service.cta} to={to} />
            <NextLinks links={service.next} />
          </div>
          <div css={{ "& details > summary > h2": { fontSize: type.fact } }}>
            <FoldedSources page={service} />
          </div>
          <div css={siblingsAcross}>
            <SidebarNav
              title={readingWords.service.others}
              links={allService.nodes}
              currentPath={service.path}
            />
          </div>
        </div>
      </Container>
    </>
  );
}

export function Head({ data }: HeadProps<Queries.ServiceTemplateQuery>) {
  const parent = { title: frameWords.trail.services, path: "/#services" };
  return <Seo page={required(data.service, PLACE)} card="service" parent={parent} />;
}

export const query = graphql`
  query ServiceTemplate($id: String!) {
    service(id: { eq: $id }) {
      title description path
      parts { chapter heading html slot of }
      pictures { ...TextPicture }
      points
      reviewed
      process
      countries { heading next { label path } }
      next { label path }
      questions { ...Questions }
      figures { ...FactRow }
      rates { ...TextRates }
      sources { name link }
      slug
      cta { label title text message }
      ...ServiceHead
    }
    allService(sort: [{ order: ASC }, { slug: ASC }]) { nodes { title path } }
    allStep { nodes { ...ProcessList } }
    allCountry(filter: { inSidebar: { eq: true } }, sort: [{ order: ASC }, { slug: ASC }]) { nodes { ...CountryStamp } }
  }
`;
