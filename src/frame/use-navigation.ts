import { graphql, useStaticQuery } from "gatsby";
import frameWords from "../../content/words/frame.json";
import { required } from "../lib/required";
import type { PictureFile } from "../ui/pictures/picture-data";

export interface NavigationLink {
  readonly title: string;
  readonly path: string;
}

export interface MenuLink extends NavigationLink {
  readonly stamp?: PictureFile;
}

type NavigationEntry =
  | ({ readonly kind: "link" } & NavigationLink)
  | {
      readonly kind: "menu";
      readonly title: string;
      readonly groups: readonly (readonly MenuLink[])[];
      readonly hasStamps: boolean;
    };

interface CountryNode extends NavigationLink {
  readonly inNavigation: boolean;
  readonly inSidebar: boolean;
  readonly stamp: PictureFile;
}

/** Countries, then other pages of the menu; it is on every page, so it must not grow with the number of guides. */
function countryGroups(nodes: readonly CountryNode[]): MenuLink[][] {
  const isListed = ({ inNavigation }: CountryNode) => inNavigation;
  const listed = nodes.filter(isListed);
  const end = listed.findIndex(({ inSidebar }) => !inSidebar);
  const first = end < 0 ? listed : listed.slice(0, end);
  const others = [
    ...listed.slice(first.length),
    ...nodes.filter((node) => !isListed(node) && node.inSidebar),
  ];
  return [first, others]
    .filter(({ length }) => length > 0)
    .map((group) =>
      group.map(({ title, path, inSidebar, stamp }) => ({
        title,
        path,
        stamp: inSidebar ? stamp : undefined,
      })),
    );
}

/** Links of the navigation and the footer, in order; menus with `from` are filled from content. */
export function useNavigation() {
  const data = useStaticQuery<Queries.UseNavigationQuery>(graphql`
    query UseNavigation {
      navigation {
        main { title path from items { title path } }
        consultation { title path }
        tools { title path }
        company { title path }
      }
      allCountry(sort: [{ order: ASC }, { slug: ASC }]) {
        nodes {
          title: name path inNavigation inSidebar
          stamp { childImageSharp { gatsbyImageData(width: 400, aspectRatio: 0.8, formats: [WEBP], transformOptions: { cropFocus: CENTER }, breakpoints: [144, 240, 400]) } }
        }
      }
      allService(sort: [{ order: ASC }, { slug: ASC }]) { nodes { title path } }
      allSubject(sort: [{ order: ASC }, { slug: ASC }], limit: 12) { nodes { title: navTitle path } }
      allGuide(sort: [{ order: ASC }, { slug: ASC }], limit: 12) { nodes { title: navTitle path } }
      allTrustPage(sort: [{ order: ASC }, { slug: ASC }], limit: 12) { nodes { title: navTitle path } }
      allParentsPage(sort: { order: ASC }) { nodes { slug path title language } }
      allBranch { nodes { id: jsonId branch } }
    }
  `);
  const navigation = required(data.navigation, "content/navigation.json");
  const countries = countryGroups(data.allCountry.nodes);
  const [listed = [], ...others] = countries;
  const compare = navigation.tools.find(({ path }) => path === "/compare");
  const all = compare ? [{ ...compare, title: frameWords.compareAll }] : [];
  const groupsOf = { countries: [[...listed, ...all], ...others], services: [data.allService.nodes] };
  return {
    main: navigation.main.map(({ title, path, from, items }): NavigationEntry => {
      if (path) return { kind: "link", title, path };
      const groups = from ? groupsOf[from] : [items ?? []];
      return { kind: "menu", title, groups, hasStamps: from === "countries" };
    }),
    consultation: navigation.consultation,
    countries: countries.flat(),
    subjects: data.allSubject.nodes,
    guides: data.allGuide.nodes,
    tools: navigation.tools,
    company: navigation.company,
    trust: data.allTrustPage.nodes,
    parents: data.allParentsPage.nodes,
    branches: data.allBranch.nodes,
  };
}
