import { css } from "@emotion/react";
import { graphql, type HeadProps, type PageProps } from "gatsby";
import { StampSheet } from "../components/cards/stamp-sheet";
import { Questions } from "../components/questions/questions";
import { CallToActionCard } from "../components/reading/call-to-action-card";
import { LazySources } from "../components/reading/lazy-end";
import { NextLinks } from "../components/reading/next-links";
import { ProcessList } from "../components/reading/process-list";
import { Prose } from "../components/reading/prose";
import { SidebarNav } from "../components/reading/sidebar-nav";
import { useNavigation } from "../frame/use-navigation";
import { Seo } from "../seo/seo";
import { space, type } from "../theme/tokens";
import { required } from "../words/required";
import { useWords } from "../words/use-words";
import { ExamList } from "./service/exam-list";
import { ServiceHead } from "./service/service-head";
import { ServiceLayout } from "./service/service-layout";
import { ServicePoints } from "./service/service-points";

/** Beside the column of what the visitor gets. */
const COLUMNS = 5;

const stamps = css({ h2: { marginBottom: space[6], fontSize: type.proseH2 } });

const PLACE = "content/services/*.mdx";

export default function ServiceTemplate({ data }: PageProps<Queries.ServiceTemplateQuery>) {
  const { allService, allStep, allCountry } = data;
  const service = required(data.service, PLACE);
  const words = required(data.words, "content/words.json");
  const { tools } = useNavigation();
  return (
    <>
      <ServiceHead service={service} />
      <ServiceLayout
        points={<ServicePoints points={service.points} heading={words.service.points} />}
        sidebar={
          <SidebarNav
            title={words.service.others}
            name="services"
            links={allService.nodes}
            currentPath={service.path}
          />
        }
        text={
          <>
            <Prose html={service.html} />
            {service.countries && (
              <section aria-labelledby="countries" css={stamps}>
                <h2 id="countries">{service.countries}</h2>
                <StampSheet
                  countries={allCountry.nodes}
                  pathOf={({ path }) => path}
                  columns={COLUMNS}
                  onward={tools[0]}
                />
              </section>
            )}
            <ExamList id="exams" exams={service.exams} heading={words.service.exams} />
          </>
        }
        route={<ProcessList steps={allStep.nodes} />}
      >
        {service.questions && (
          <Questions id="questions" heading={words.texts.questions} questions={service.questions} />
        )}
        <CallToActionCard cta={service.cta} to="/online-consultation-form" />
        <NextLinks links={service.next} />
        <LazySources
          id="sources"
          figures={service.figures}
          sources={service.sources}
          reviewed={service.reviewedText}
        />
      </ServiceLayout>
    </>
  );
}

export function Head({ data }: HeadProps<Queries.ServiceTemplateQuery>) {
  const { trail } = useWords();
  const { title, description, path } = required(data.service, PLACE);
  return (
    <Seo
      title={title}
      description={description}
      path={path}
      card="service"
      parent={{ title: trail.services, path: "/#services" }}
    />
  );
}

export const query = graphql`
  query ServiceTemplate($id: String!) {
    service(id: { eq: $id }) {
      title
      description
      path
      html
      points
      reviewedText: reviewed(formatString: "D MMM YYYY")
      exams { name link for }
      countries
      next { label path }
      questions { ...Questions }
      figures { ...FactRow }
      sources { name link }
      cta { label title text }
      ...ServiceHead
    }
    words {
      service { points exams others }
      texts { questions }
    }
    allService(sort: [{ order: ASC }, { slug: ASC }]) {
      nodes { title path }
    }
    allStep {
      nodes { ...ProcessList }
    }
    allCountry(filter: { inSidebar: { eq: true } }, sort: [{ order: ASC }, { slug: ASC }]) {
      nodes { ...CountryStamp }
    }
  }
`;
