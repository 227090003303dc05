import path from "node:path";
import type { GatsbyNode } from "gatsby";

interface PageNodes {
  readonly nodes: readonly { readonly id: string; readonly path: string; readonly title: string }[];
}

type Result = Record<"allCountry" | "allService" | "allBlog" | "allGuide" | "allLegalPage", PageNodes>;

/** Makes a page of every country guide, service, article, guide and legal text; in development also the styleguide. */
export const createPages: GatsbyNode["createPages"] = async ({ graphql, actions, reporter }) => {
  const { data, errors } = await graphql<Result>(`
    query CreatePages {
      allCountry { nodes { id path title } }
      allService { nodes { id path title } }
      allBlog { nodes { id path title } }
      allGuide { nodes { id path title } }
      allLegalPage { nodes { id path title } }
    }
  `);
  if (!data) {
    reporter.panicOnBuild("pages could not be made from content", errors);
    return;
  }
  for (const [nodes, template] of [
    [data.allCountry, "country"],
    [data.allService, "service"],
    [data.allBlog, "article"],
    [data.allGuide, "guide"],
    [data.allLegalPage, "legal"],
  ] as const) {
    const component = path.resolve("src/templates", `${template}.tsx`);
    for (const { id, path: address, title } of nodes.nodes) {
      actions.createPage({ path: address, component, context: { id, title } });
    }
  }
  if (process.env.NODE_ENV === "development") {
    const component = path.resolve("src/templates/styleguide.tsx");
    actions.createPage({ path: "/styleguide", component, context: { title: "Styleguide" } });
  }
};
