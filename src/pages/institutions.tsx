import { graphql, type PageProps } from "gatsby";
import { useMemo } from "react";
import { InstitutionFinder } from "../institutions/institution-finder";
import { institutionGroups } from "../institutions/institution-groups";
import { required } from "../lib/required";
import { fixedHead } from "../seo/fixed-head";
import { from, space } from "../theme/tokens";
import { PageHead } from "../ui/layout/page-head";
import { tinted } from "../ui/layout/primitives";

export default function InstitutionsPage({ data }: PageProps<Queries.InstitutionsPageQuery>) {
  const pageText = required(data.pageText, "content/pages.json#institutions");
  const { allInstitution, allInstitutionList, allCountry } = data;
  const groups = useMemo(() => {
    const listed = new Set(allInstitutionList.nodes.flatMap(({ list }) => list.map(({ id }) => id)));
    return institutionGroups(
      allInstitution.nodes.filter(({ id }) => listed.has(id)),
      allCountry.nodes,
    );
  }, [allInstitution, allInstitutionList, allCountry]);
  // A page of the countries' menu without numbers is not a country guide.
  const guides = allCountry.nodes.filter(({ numbers }) => numbers.length > 0);
  const without = guides
    .map(({ name }) => name)
    .filter((name) => groups.every((group) => group.name !== name));
  return (
    <>
      <PageHead css={{ ...tinted("apply"), [from.desktop]: { paddingBottom: space[24] } }} page={pageText} />
      <InstitutionFinder groups={groups} without={without} />
    </>
  );
}

export const Head = fixedHead("guide");

export const query = graphql`
  query InstitutionsPage {
    pageText(jsonId: { eq: "institutions" }) { ...PageHead }
    allInstitution { nodes { ...FinderInstitution } }
    allInstitutionList { nodes { list { id: jsonId } } }
    allCountry(sort: { name: ASC }) { nodes { ...FinderCountry } }
  }
`;
