import { graphql, useStaticQuery } from "gatsby";
import { required } from "./required";

/** Words that all kinds of pages share; those of one kind come with that page's own query. */
export function useWords(): Queries.SiteWordsFragment {
  const { words } = useStaticQuery<Queries.UseWordsQuery>(graphql`
    query UseWords {
      words {
        ...SiteWords
      }
    }
    fragment SiteWords on Words {
      plan { link star starred }
      branches { call chat }
    }
  `);
  return required(words, "content/words.json");
}
