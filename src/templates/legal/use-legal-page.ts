import { graphql, useStaticQuery } from "gatsby";
import { required } from "../../words/required";

type LegalPage = Queries.UseLegalPageQuery["allLegalPage"]["nodes"][number];

/**
 * The legal text of a page. A static query reads all of them, as they are few: with a page query Gatsby warns in each
 * build while no page uses the template, and a new site has no legal texts.
 */
export function useLegalPage(id: string): LegalPage {
  const { allLegalPage } = useStaticQuery<Queries.UseLegalPageQuery>(graphql`
    query UseLegalPage {
      allLegalPage {
        nodes {
          id
          title
          heading
          description
          intro
          path
          html
          readingMinutes
          published(formatString: "D MMM YYYY")
          reviewed(formatString: "D MMM YYYY")
          figures { ...FactRow }
        }
      }
    }
  `);
  return required(
    allLegalPage.nodes.find((page) => page.id === id),
    "content/legal/*.mdx",
  );
}
