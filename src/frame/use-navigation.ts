import { graphql, useStaticQuery } from "gatsby";
import { required } from "../words/required";

export interface NavigationLink {
  readonly title: string;
  readonly path: string;
}

/** A link, or a menu of links. */
export type NavigationEntry =
  | ({ readonly kind: "link" } & NavigationLink)
  | { readonly kind: "menu"; readonly title: string; readonly items: readonly NavigationLink[] };

export interface SiteNavigation {
  readonly main: readonly NavigationEntry[];
  readonly consultation: NavigationLink & { readonly shortTitle: string };
  readonly countries: readonly NavigationLink[];
  readonly guides: readonly NavigationLink[];
  readonly company: readonly NavigationLink[];
  readonly branches: readonly { readonly id: string; readonly branch: string }[];
}

/** Links of the navigation and the footer, in order; menus with `from` are filled from content. */
export function useNavigation(): SiteNavigation {
  const data = useStaticQuery<Queries.UseNavigationQuery>(graphql`
    query UseNavigation {
      navigation {
        main { title path from items { title path } }
        consultation { title shortTitle path }
        company { title path }
      }
      allCountry(filter: { inNavigation: { eq: true } }, sort: [{ order: ASC }, { slug: ASC }]) {
        nodes { title: name path }
      }
      allService(sort: [{ order: ASC }, { slug: ASC }]) {
        nodes { title path }
      }
      allGuide(sort: [{ order: ASC }, { slug: ASC }], limit: 12) {
        nodes { title: navTitle path }
      }
      allBranch {
        nodes { id: jsonId branch }
      }
    }
  `);
  const navigation = required(data.navigation, "content/navigation.json");
  const lists = { countries: data.allCountry.nodes, services: data.allService.nodes };
  return {
    main: navigation.main.map(({ title, path, from, items }): NavigationEntry => {
      if (path) return { kind: "link", title, path };
      return {
        kind: "menu",
        title,
        items: from ? lists[from] : (items ?? []),
      };
    }),
    consultation: navigation.consultation,
    countries: data.allCountry.nodes,
    guides: data.allGuide.nodes,
    company: navigation.company,
    branches: data.allBranch.nodes,
  };
}
