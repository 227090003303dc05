import { graphql } from "gatsby";
import type { EducationalOrganization, LocalBusiness, WebSite } from "schema-dts";
import { useCompany } from "../lib/hooks/use-company";
import { organizationId, StructuredData } from "./structured-data";

/** A branch as a LocalBusiness; a branch named after its country gets no `addressLocality`. */
function businessOf(
  branch: Queries.OrganizationBranchFragment,
  name: string,
  siteUrl: string,
): LocalBusiness {
  return {
    "@type": "LocalBusiness",
    "@id": `${siteUrl}/contact#branch-${branch.jsonId}`,
    name: `${name}, ${branch.branch}`,
    url: `${siteUrl}/contact`,
    image: `${siteUrl}/icon-512.png`,
    telephone: branch.contact,
    email: branch.email,
    hasMap: branch.directionsLink,
    address: {
      "@type": "PostalAddress",
      streetAddress: branch.address,
      addressLocality: branch.branch === branch.country ? undefined : branch.branch,
      addressCountry: branch.country,
    },
    parentOrganization: { "@id": organizationId(siteUrl) },
  };
}

interface OrganizationDataProps {
  readonly branches: readonly Queries.OrganizationBranchFragment[];
}

export function OrganizationData({ branches }: OrganizationDataProps) {
  const { name, fullName, since, siteUrl, phone, email, social } = useCompany();
  const organization: EducationalOrganization = {
    "@type": "EducationalOrganization",
    "@id": organizationId(siteUrl),
    name: fullName,
    alternateName: name,
    url: `${siteUrl}/`,
    logo: `${siteUrl}/icon-512.png`,
    image: `${siteUrl}/icon-512.png`,
    foundingDate: String(since),
    telephone: phone,
    email,
    sameAs: social.map(({ link }) => link),
    department: branches.map((branch) => businessOf(branch, fullName, siteUrl)),
  };
  const site: WebSite = {
    "@type": "WebSite",
    "@id": `${siteUrl}/#website`,
    name,
    alternateName: fullName,
    url: `${siteUrl}/`,
    inLanguage: "en-GB",
    publisher: { "@id": organizationId(siteUrl) },
  };
  return <StructuredData things={[organization, site]} />;
}

export const query = graphql`
  fragment OrganizationBranch on Branch {
    jsonId branch country contact address email directionsLink
  }
`;
