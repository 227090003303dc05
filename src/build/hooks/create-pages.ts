import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { around } from "../graphql/near";
import { keepGraphql } from "../pictures/ask-early";

interface PageNode {
  readonly id: string;
  readonly path: string;
  readonly title: string;
}

interface PageNodes {
  readonly nodes: readonly PageNode[];
}

type Result = Record<
  "allCountry" | "allSidebarCountry" | "allService" | "allArticle" | "allGuide" | "allLegalPage",
  PageNodes
>;

const idsOf = (nodes: readonly PageNode[]) => nodes.map(({ id }) => id);

/**
 * Makes a page of every country guide, service, article, guide and legal text; in development also the styleguide.
 * What a sidebar lists is told by ids: a page that asked for all of a kind would be made anew with each of them.
 */
export const createPages: GatsbyNode["createPages"] = async ({ graphql, actions, reporter }) => {
  keepGraphql(graphql);
  const { data, errors } = await graphql<Result>(`
    query CreatePages {
      allCountry { nodes { id path title } }
      allSidebarCountry: allCountry(filter: { inSidebar: { eq: true } }, sort: { order: ASC }) {
        nodes { id path title }
      }
      allService { nodes { id path title } }
      allArticle(sort: { order: ASC }) { nodes { id path title } }
      allGuide(sort: { order: ASC }) { nodes { id path title } }
      allLegalPage { nodes { id path title } }
    }
  `);
  if (!data) {
    reporter.panicOnBuild("pages could not be made from content", errors);
    return;
  }
  const create = (
    template: string,
    { nodes }: PageNodes,
    more: (position: number) => Record<string, unknown> = () => ({}),
  ) => {
    const component = path.resolve("src/templates", `${template}.tsx`);
    nodes.forEach(({ id, path: address, title }, position) => {
      actions.createPage({ path: address, component, context: { id, title, ...more(position) } });
    });
  };
  const sidebarCountries = idsOf(data.allSidebarCountry.nodes);
  const articles = idsOf(data.allArticle.nodes);
  const guides = idsOf(data.allGuide.nodes);
  create("country", data.allCountry, () => ({ near: sidebarCountries }));
  create("service", data.allService);
  create("article", data.allArticle, (position) => ({
    near: around(articles, position),
    total: articles.length,
  }));
  create("guide", data.allGuide, (position) => ({ near: around(guides, position) }));
  create("legal", data.allLegalPage);
  if (process.env.NODE_ENV === "development") {
    const component = path.resolve("src/templates/styleguide.tsx");
    actions.createPage({ path: "/styleguide", component, context: { title: "Styleguide" } });
  }
};
