import { css } from "@emotion/react";
import { graphql, type HeadProps, type PageProps } from "gatsby";
import { CityLine } from "../components/branches/city-line";
import { OfficeList } from "../components/branches/office-list";
import { Container } from "../components/layout/container";
import { PageHead } from "../components/layout/page-head";
import { callSettings } from "../forms/call-settings";
import { ContactForm } from "../forms/contact/contact-form";
import { Seo } from "../seo/seo";
import { space } from "../theme/tokens";

const letter = css({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[8],
  paddingBlock: `${space[8]} clamp(64px, 3rem + 4.2vw, 112px)`,
});

/** The contact page (specification, section 2): the form, then the eight offices. */
export default function ContactPage({ data }: PageProps<Queries.ContactPageQuery>) {
  const { pageText, company, allBranch, allInstitution } = data;
  const headOffice = allBranch.nodes[0];
  if (!pageText || !company || !headOffice) return null;
  return (
    <>
      <PageHead
        heading={pageText.heading}
        lead={pageText.lead}
        ground="sea"
        breadcrumbs={[{ title: "Home", path: "/" }, { title: "Contact" }]}
      />
      <Container>
        <div css={letter}>
          <CityLine cities={allBranch.nodes} />
          <ContactForm
            to={callSettings.contactTo ?? company.contactTo}
            institutions={allInstitution.nodes}
            company={company}
            postmark={{ place: headOffice.branch, country: headOffice.country, since: company.since }}
          />
        </div>
      </Container>
      <OfficeList branches={allBranch.nodes} hours={company.hours} />
    </>
  );
}

export function Head({ data }: HeadProps<Queries.ContactPageQuery>) {
  return (
    data.pageText && (
      <Seo
        title={data.pageText.title}
        description={data.pageText.description}
        path="/contact"
        card="company"
      />
    )
  );
}

export const query = graphql`
  query ContactPage {
    pageText(jsonId: { eq: "contact" }) {
      ...PageHead
    }
    company {
      contactTo
      since
      hours
      phone
      email
      chat {
        number
      }
    }
    allBranch {
      nodes {
        ...OfficeList
        country
      }
    }
    allInstitution {
      nodes {
        id: jsonId
        name
      }
    }
  }
`;
