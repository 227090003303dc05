import { css } from "@emotion/react";
import { graphql, type HeadProps, type PageProps } from "gatsby";
import { useMemo } from "react";
import institutionsWords from "../../content/words/institutions.json";
import { besideStamps, EntryStamps } from "../institutions/entry-stamps";
import { FinderSearch } from "../institutions/finder-search";
import { InstitutionFinder } from "../institutions/institution-finder";
import { filterChoices, institutionGroups } from "../institutions/institution-groups";
import { required } from "../lib/required";
import { Seo } from "../seo/seo";
import { phase } from "../theme/tokens";
import { PageHead } from "../ui/layout/page-head";

const PLACE = "content/pages.json#institutions";
const LIST = "list";

const head = css({
  position: "relative",
  overflow: ["hidden", "clip"],
  background: phase.apply,
  "h1, h1 + p, form": besideStamps,
});

export default function InstitutionsPage({ data }: PageProps<Queries.InstitutionsPageQuery>) {
  const pageText = required(data.pageText, PLACE);
  const { allInstitution, allInstitutionList, allCountry } = data;
  const groups = useMemo(() => {
    const listed = new Set(allInstitutionList.nodes.flatMap(({ list }) => list.map(({ id }) => id)));
    return institutionGroups(
      allInstitution.nodes.filter(({ id }) => listed.has(id)),
      allCountry.nodes,
    );
  }, [allInstitution, allInstitutionList, allCountry]);
  const choices = useMemo(
    () => filterChoices(groups, Object.keys(institutionsWords.institutionsPage.kinds)),
    [groups],
  );
  // A page of the countries' menu without a panel of figures is no country's guide.
  const guides = allCountry.nodes.filter(({ numbers }) => numbers.length > 0);
  const without = guides
    .map(({ name }) => name)
    .filter((name) => groups.every((group) => group.name !== name));
  return (
    <>
      <PageHead css={head} page={pageText}>
        <EntryStamps institutions={groups.flatMap(({ institutions }) => institutions.slice(-1))} />
        <FinderSearch choices={choices} listId={LIST} />
      </PageHead>
      <InstitutionFinder id={LIST} groups={groups} choices={choices} without={without} />
    </>
  );
}

export function Head({ data }: HeadProps<Queries.InstitutionsPageQuery>) {
  const { title, description } = required(data.pageText, PLACE);
  return <Seo title={title} description={description} path="/institutions" card="guide" />;
}

export const query = graphql`
  query InstitutionsPage {
    pageText(jsonId: { eq: "institutions" }) { ...PageHead }
    allInstitution { nodes { ...FinderInstitution } }
    allInstitutionList { nodes { list { id: jsonId } } }
    allCountry(sort: { name: ASC }) { nodes { ...FinderCountry } }
  }
`;
