import { css } from "@emotion/react";
import { graphql, type HeadProps, type PageProps } from "gatsby";
import { Container } from "../components/layout/container";
import { PageHead } from "../components/layout/page-head";
import { BranchList } from "../contact/branch-list";
import { CityLine } from "../contact/city-line";
import { apiSettings } from "../forms/api";
import { ContactForm } from "../forms/contact/contact-form";
import { Seo } from "../seo/seo";
import { space } from "../theme/tokens";
import { required } from "../words/required";

const PLACE = "content/pages.json#contact";

const letter = css({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[8],
  paddingBlock: `${space[8]} clamp(64px, 3rem + 4.2vw, 112px)`,
});

export default function ContactPage({ data }: PageProps<Queries.ContactPageQuery>) {
  const pageText = required(data.pageText, PLACE);
  const words = required(data.words, "content/words.json");
  const formWords = required(data.formWords, "content/forms.json");
  const company = required(data.company, "content/company.json");
  const { allBranch, allInstitution } = data;
  const headOffice = required(allBranch.nodes[0], "content/branches.json#0");
  return (
    <>
      <PageHead
        heading={pageText.heading}
        intro={pageText.intro}
        ground="sea"
        breadcrumbs={[{ title: pageText.crumb ?? pageText.title }]}
      />
      <Container>
        <div css={letter}>
          <CityLine cities={allBranch.nodes} label={words.branches.onThisPage} />
          <ContactForm
            to={apiSettings.contactTo ?? company.contactTo}
            institutions={allInstitution.nodes}
            company={company}
            words={formWords.contact}
            sending={formWords.sending}
            postmark={{ place: headOffice.branch, country: headOffice.country, since: company.since }}
          />
        </div>
      </Container>
      <BranchList branches={allBranch.nodes} hours={company.hours} words={words.branches} />
    </>
  );
}

export function Head({ data }: HeadProps<Queries.ContactPageQuery>) {
  const pageText = required(data.pageText, PLACE);
  return <Seo title={pageText.title} description={pageText.description} path="/contact" card="company" />;
}

export const query = graphql`
  query ContactPage {
    pageText(jsonId: { eq: "contact" }) {
      ...PageHead
    }
    words { branches { ...BranchWords } }
    formWords {
      contact { ...ContactWords }
      sending { ...SendingWords }
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
        ...BranchList
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
