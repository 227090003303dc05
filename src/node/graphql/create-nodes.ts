import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { z } from "zod";
import { institutionList } from "../../institutions/definition";
import { formatProblem } from "../content/content-file";
import { readContentFile } from "../content/read-content";
import { contentTypeOf } from "../content-types/registry";

const FILE = z.object({ relativePath: z.string() });

export const JSON_RECORD = "JsonRecord";

type Api = Parameters<NonNullable<GatsbyNode["onCreateNode"]>>[0];

/** Creates a node for a record. Gatsby reserves `id`, so a record's own id is `jsonId`. */
async function createRecord(api: Api, type: string, { id, ...fields }: Record<string, unknown>) {
  const record = id === undefined ? fields : { ...fields, jsonId: id };
  const child = {
    ...record,
    id: api.createNodeId(`${api.node.id} ${type} ${id}`),
    parent: api.node.id,
    children: [],
    internal: { type, contentDigest: api.createContentDigest(record) },
  };
  await api.actions.createNode(child);
  const made = api.getNode(child.id);
  if (made) api.actions.createParentChildLink({ parent: api.node, child: made });
}

function jsonOf({ id, parent, children, internal, jsonId, ...fields }: Api["node"]) {
  return jsonId === undefined ? fields : { ...fields, id: jsonId };
}

/** Parsed as in the check: to Gatsby's parser, of older YAML rules, 2026-11-20 is a timestamp and 12:30 is 750. */
function textOf(relativePath: string) {
  const file = readContentFile("content", relativePath);
  if ("message" in file) throw new Error(formatProblem(file));
  return { fields: file.records[0], body: file.body };
}

/** Parses records and texts into nodes of their types. An institution is a node, too, as several lists can show it. */
export const onCreateNode: GatsbyNode["onCreateNode"] = async (api) => {
  const { node } = api;
  if (node.internal.type !== JSON_RECORD && node.internal.type !== "Mdx") return;
  const file = FILE.parse(node.parent && api.getNode(node.parent));
  const type = contentTypeOf(file.relativePath);
  if (!type) return;
  const slug = path.posix.parse(file.relativePath).name;
  const text = type.format === "mdx" ? textOf(file.relativePath) : undefined;
  const stored = text ? text.fields : jsonOf(node);
  const list = type === institutionList ? institutionList.schema.parse(stored) : undefined;
  const record = list ?? type.schema.parse(stored);
  const page = "folder" in type.files && {
    slug,
    ...(text && { body: text.body }),
    ...(type.pathOf && { path: type.pathOf(slug) }),
  };
  await createRecord(api, type.name, { ...record, ...page });
  for (const institution of list?.records ?? []) await createRecord(api, "Institution", institution);
};
