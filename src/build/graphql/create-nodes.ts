import { readFile } from "node:fs/promises";
import path from "node:path";
import type { GatsbyNode, Node } from "gatsby";
import { z } from "zod";
import { institutionList } from "../../institutions/definition";
import { formatProblem } from "../content/content-file";
import { parseMdxFile } from "../content/parse-mdx-file";
import { contentTypeOf } from "../content-types/registry";

const FILE = z.object({ relativePath: z.string(), absolutePath: z.string() });
const MDX_NODE = z.object({ body: z.string() });

type Api = Parameters<NonNullable<GatsbyNode["onCreateNode"]>>[0];

async function createChild(
  api: Api,
  parent: Node,
  type: string,
  key: string,
  fields: Record<string, unknown>,
) {
  const child = {
    ...fields,
    id: api.createNodeId(`${parent.id} ${type} ${key}`),
    parent: parent.id,
    children: [],
    internal: { type, contentDigest: api.createContentDigest(fields) },
  };
  await api.actions.createNode(child);
  const made = api.getNode(child.id);
  if (made) api.actions.createParentChildLink({ parent, child: made });
}

/**
 * An MDX file becomes a node of its own kind: the front matter's fields, the address of its page and its text.
 * The front matter is read as the check reads it: Gatsby's parser follows older rules, by which 2026-11-20 is
 * a point in time and 12:30 is 750.
 */
async function createPageNode(api: Api) {
  const source = api.node.parent ? api.getNode(api.node.parent) : undefined;
  const { relativePath, absolutePath } = FILE.parse(source);
  const type = contentTypeOf(relativePath);
  if (type?.format !== "mdx") return;
  const { body } = MDX_NODE.parse(api.node);
  const slug = path.basename(relativePath, ".mdx");
  const file = parseMdxFile(type, relativePath, slug, await readFile(absolutePath, "utf8"));
  if (!file.ok) throw new Error(formatProblem(file.problem));
  const fields = type.schema.parse(file.content.records[0]);
  const address = type.pathOf && { path: type.pathOf(slug) };
  await createChild(api, api.node, type.name, slug, { ...fields, slug, ...address, body });
}

/** The institutions recorded in a list's file become nodes, so that other lists can name them. */
async function createInstitutionNodes(api: Api) {
  const { records } = institutionList.schema.pick({ records: true }).strip().parse(api.node);
  for (const { id, ...fields } of records) {
    await createChild(api, api.node, "Institution", id, { jsonId: id, ...fields });
  }
}

export const onCreateNode: GatsbyNode["onCreateNode"] = async (api) => {
  if (api.node.internal.type === "Mdx") await createPageNode(api);
  if (api.node.internal.type === "InstitutionList") await createInstitutionNodes(api);
};
