import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { z } from "zod";
import { institutionList } from "../../institutions/definition";
import { formatProblem } from "../content/content-file";
import { readContentFile } from "../content/read-content";
import type { ContentType } from "../content-types/content-type";
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

interface Read {
  readonly record: Record<string, unknown>;
  readonly body: string | undefined;
  readonly institutions: readonly Record<string, unknown>[];
}

/** @throws Error on a mistake, which the check reports first, with its place */
function read({ node }: Api, relativePath: string, type: ContentType): Read {
  const text = type.format === "mdx" ? textOf(relativePath) : undefined;
  const stored = text ? text.fields : jsonOf(node);
  const list = type === institutionList ? institutionList.schema.parse(stored) : undefined;
  return { record: list ?? type.schema.parse(stored), body: text?.body, institutions: list?.records ?? [] };
}

const lastRead = new Map<string, Read>();

/** In development a page stays as it was while its file has a mistake, which `on-create-dev-server.ts` tells. */
function readOrKeep(api: Api, relativePath: string, type: ContentType): Read | undefined {
  if (process.env.NODE_ENV === "production") return read(api, relativePath, type);
  try {
    lastRead.set(api.node.id, read(api, relativePath, type));
  } catch {
    // Told in one line by the check.
  }
  return lastRead.get(api.node.id);
}

/** Parses records and texts into nodes of their types. An institution is a node, too, as several lists can show it. */
export const onCreateNode: GatsbyNode["onCreateNode"] = async (api) => {
  const { node } = api;
  if (node.internal.type !== JSON_RECORD && node.internal.type !== "Mdx") return;
  const file = FILE.parse(node.parent && api.getNode(node.parent));
  const type = contentTypeOf(file.relativePath);
  if (!type) return;
  const slug = path.posix.parse(file.relativePath).name;
  const found = readOrKeep(api, file.relativePath, type);
  if (!found) return;
  const { record, body, institutions } = found;
  const page = "folder" in type.files && {
    slug,
    ...(body !== undefined && { body }),
    ...(type.pathOf && { path: type.pathOf(slug) }),
  };
  await createRecord(api, type.name, { ...record, ...page });
  for (const institution of institutions) await createRecord(api, "Institution", institution);
};
