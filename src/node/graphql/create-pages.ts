import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { z } from "zod";
import { around } from "../../articles/node/neighbours";
import { toolNames } from "../../guides/tools/definition";
import { ARTICLES_A_PAGE, articlePages } from "../../lib/article-pages";
import { isLanguage } from "../../lib/languages";
import { parentsLabels } from "../../parents/node/say";

type PageNode = Queries.CreatePagesQuery["allService"]["nodes"][number];

/** Whether a tool's code is loaded by the guide with that tool alone. */
const hasTemplate = (tool: string) => ["costs", "repayment", "letter"].includes(tool);

/** Query variables that select the texts of a guide's tool, such as `hasAnswers`. */
function toolsOf(tool: string | null | undefined): Record<string, boolean> {
  return Object.fromEntries(
    toolNames.map((name) => [`has${name.charAt(0).toUpperCase()}${name.slice(1)}`, name === tool]),
  );
}

const idsOf = ({ nodes }: { readonly nodes: readonly PageNode[] }) => nodes.map(({ id }) => id);

/** The crop of a picture on phones; a variable, as only variables differ by page. */
function phoneCrop(focus = 50): "WEST" | "CENTER" | "EAST" {
  if (focus < 100 / 3) return "WEST";
  return focus > 200 / 3 ? "EAST" : "CENTER";
}

/** Sidebars get the ids of their pages: a page that queries all of a type would be rebuilt with each of them. */
export const createPages: GatsbyNode["createPages"] = async ({ graphql, actions, reporter }) => {
  const { data, errors } = await graphql<Queries.CreatePagesQuery>(`
    query CreatePages {
      allCountry { nodes { id path title focus { x } cards { slug } } }
      allSidebarCountry: allCountry(filter: { inSidebar: { eq: true } }, sort: [{ order: ASC }, { slug: ASC }]) {
        nodes { id path title }
      }
      allService { nodes { id path title } }
      allArticle(sort: [{ order: ASC }, { slug: ASC }]) { nodes { id path title } }
      pageText(jsonId: { eq: "blogs" }) { title }
      allGuide(sort: [{ order: ASC }, { slug: ASC }]) { nodes { id path title tool } }
      allSubject(sort: [{ order: ASC }, { slug: ASC }]) { nodes { id path title } }
      allTrustPage(sort: [{ order: ASC }, { slug: ASC }]) { nodes { id path title thirdParties } }
      allParentsPage { nodes { id path title slug message names { id name } } }
    }
  `);
  if (!data) {
    reporter.panicOnBuild("pages could not be made from content", errors);
    return;
  }
  const create = <Kind extends PageNode>(
    { nodes }: { readonly nodes: readonly Kind[] },
    templateOf: (node: Kind) => string,
    more: (node: Kind, position: number) => object = () => ({}),
  ) => {
    nodes.forEach((node, position) => {
      const { id, path: address, title } = node;
      const component = path.resolve("src/templates", `${templateOf(node)}.tsx`);
      actions.createPage({ path: address, component, context: { id, title, ...more(node, position) } });
    });
  };
  const sidebarCountries = idsOf(data.allSidebarCountry);
  const articles = idsOf(data.allArticle);
  const guides = idsOf(data.allGuide);
  const subjects = idsOf(data.allSubject);
  const trustPages = idsOf(data.allTrustPage);
  create(
    data.allCountry,
    ({ cards }) => (cards.length > 0 ? "country-cards" : "country"),
    ({ focus }) => ({ near: sidebarCountries, phoneCrop: phoneCrop(focus?.x) }),
  );
  create(data.allService, () => "service");
  create(
    data.allArticle,
    () => "article",
    (_, position) => ({ near: around(articles, position), total: articles.length }),
  );
  const list = path.resolve("src/pages/blogs.tsx");
  for (const [before, address] of articlePages(articles.length).slice(1).entries()) {
    const [page, skip] = [before + 2, (before + 1) * ARTICLES_A_PAGE];
    const context = { title: data.pageText?.title, page, skip, limit: ARTICLES_A_PAGE };
    actions.createPage({ path: address, component: list, context });
  }
  create(
    data.allGuide,
    ({ tool }) => (tool && hasTemplate(tool) ? `${tool}-guide` : "guide"),
    ({ tool }, position) => ({ near: around(guides, position), ...toolsOf(tool) }),
  );
  create(
    data.allSubject,
    () => "subject",
    (_, position) => ({ near: around(subjects, position) }),
  );
  create(
    data.allTrustPage,
    () => "trust",
    ({ thirdParties }, position) => ({ near: around(trustPages, position), hasThirdParties: thirdParties }),
  );
  create(
    data.allParentsPage,
    () => "parents",
    ({ slug, message, names }) => {
      if (!isLanguage(slug))
        throw new Error(`content/parents/${slug}.mdx is in no language of src/lib/languages.ts`);
      const { frame, ...words } = parentsLabels[slug];
      return { words, frame: { ...frame, message, names, offices: words.offices } };
    },
  );
};

const TITLED = z.object({ path: z.string().nullish(), title: z.string() });

/** Adds to fixed pages their title, for the chat's first message, and to the list of articles its length. */
export const onCreatePage: GatsbyNode["onCreatePage"] = ({ page, actions, getNodesByType }) => {
  if (page.context && "title" in page.context) return;
  const records = z.array(TITLED).parse(getNodesByType("PageText"));
  const home = z
    .array(TITLED)
    .parse(getNodesByType("Home"))
    .map((record) => ({ ...record, path: "/" }));
  const address = page.path.replace(/(.)\/$/, "$1");
  const record = [...records, ...home].find(({ path }) => (path ?? "/404") === address);
  if (!record) return;
  actions.deletePage(page);
  const list = address === articlePages(0)[0] ? { limit: ARTICLES_A_PAGE } : {};
  actions.createPage({ ...page, context: { ...page.context, ...list, title: record.title } });
};
