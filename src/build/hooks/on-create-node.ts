import path from "node:path";
import type { GatsbyNode, Node } from "gatsby";
import { z } from "zod";
import { institutionList } from "../content-types/institution-list";
import { contentTypeOf } from "../content-types/registry";

const FILE_PATH = z.object({ relativePath: z.string() });
const MDX_NODE = z.object({
  frontmatter: z.record(
    z.string(),
    z.preprocess((value) => (value instanceof Date ? value.toISOString().slice(0, 10) : value), z.unknown()),
  ),
  body: z.string(),
});

type Api = Parameters<NonNullable<GatsbyNode["onCreateNode"]>>[0];

/** Makes a node below another and ties the two together. */
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
 * An MDX file becomes a node of its own kind: the front matter's fields, its address and its text.
 * Gatsby's parser makes dates of what looks like one; the definitions want them as they were written.
 */
async function createPageNode(api: Api) {
  const file = api.node.parent ? api.getNode(api.node.parent) : undefined;
  const { relativePath } = FILE_PATH.parse(file);
  const type = contentTypeOf(relativePath);
  if (!type?.pathOf) return;
  const { frontmatter, body } = MDX_NODE.parse(api.node);
  const fields = type.schema.parse(frontmatter);
  const slug = path.basename(relativePath, ".mdx");
  await createChild(api, api.node, type.name, slug, { ...fields, slug, path: type.pathOf(slug), body });
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
