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
      frame {
        skip
        topBar
        emailShort
        since
        home
        navigation
        openMenu
        search { open label close waiting failed }
        closeMenu
        here
        costs
        countries
        guides
        company
        branches
        trust
        lost { text again }
        floating
        chat
        toTop
        newTab
        feed
      }
      plan { link star starred }
      trail { name home countries services articles guides gallery }
      postmarks { since published posted revised step stepNumber stepTotal }
      reading { next contents by meta articleMeta sources sourcesRevised sourcesPages process talk }
      facts {
        list
        all
        on
        before
        from
        until
        standings { confirmed seen official copy copyElsewhere quoted reported own unread due ended }
        states { confirmed read reported due ended }
      }
      branches { call chat }
      samples { person award picture video branch company }
    }
  `);
  return required(words, "content/words.json");
}
