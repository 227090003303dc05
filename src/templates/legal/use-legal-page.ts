import { graphql, useStaticQuery } from "gatsby";
import { required } from "../../words/required";

type LegalPage = Queries.UseLegalPageQuery["allLegalPage"]["nodes"][number];

/**
 * The legal text of a page. They are few, and one query asks for all: Gatsby warns at every build of a template's
 * own query as long as no page uses the template, and a site begins without legal texts.
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
