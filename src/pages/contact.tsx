import { css } from "@emotion/react";
import { graphql, type HeadProps, type PageProps } from "gatsby";
import { Container } from "../components/layout/container";
import { PageHead } from "../components/layout/page-head";
import { BranchList } from "../contact/branch-list";
import { ContactRows } from "../contact/contact-rows";
import { LinkLine } from "../contact/link-line";
import { apiSettings } from "../forms/api";
import { ContactForm } from "../forms/contact/contact-form";
import { FormNotice } from "../forms/lead/form-notice";
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
  return (
    <>
      <PageHead page={pageText} ground="sea">
        <ContactRows company={company} words={words.branches} page={pageText.title} />
      </PageHead>
      <Container>
        <div css={letter}>
          <FormNotice company={company} page={pageText.title} words={formWords.sending} />
          <LinkLine
            label={words.branches.onThisPage}
            links={allBranch.nodes.map(({ id, branch }) => ({ label: branch, path: `#branch-${id}` }))}
          />
          <ContactForm
            to={apiSettings.contactTo ?? company.contactTo}
            institutions={allInstitution.nodes}
            company={company}
            words={formWords.contact}
            sending={formWords.sending}
          />
          <LinkLine label={words.reading.next} links={pageText.links ?? []} data-next="" />
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
      links { label path }
    }
    words { branches { ...BranchWords ...WaysWords } reading { next } }
    formWords {
      contact { ...ContactWords }
      sending { ...SendingWords }
    }
    company {
      contactTo
      hours
      ...ContactRows
    }
    allBranch {
      nodes {
        ...BranchList
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
