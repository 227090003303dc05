import { z } from "zod";
import type { ContentType } from "./content-type";

/** Minimum size in px: smaller pictures look blurred in their place. */
const MINIMUM_SIZE = z.object({ width: z.number(), height: z.number() }).readonly();

export type MinimumSize = z.infer<typeof MINIMUM_SIZE>;

const VALUE = z.union([z.string(), z.number(), z.boolean()]);

const FIELD_SCHEMA = z.object({
  type: z.string().optional(),
  description: z.string().optional(),
  enum: z.array(VALUE).readonly().optional(),
  const: VALUE.optional(),
  default: z.unknown().optional(),
  minLength: z.number().optional(),
  maxLength: z.number().optional(),
  minimum: z.number().optional(),
  maximum: z.number().optional(),
  minItems: z.number().optional(),
  maxItems: z.number().optional(),
  format: z.string().optional(),
  pattern: z.string().optional(),
  /** Message for a text that does not match the pattern or format. */
  refusal: z.string().optional(),
  required: z.array(z.string()).readonly().optional(),
  reference: z.string().optional(),
  /** Whether it is a day that must not be to come. */
  isPast: z.boolean().optional(),
  minimumSize: MINIMUM_SIZE.optional(),
  /** Name of the GraphQL type of an object or enum that several definitions share. */
  graphql: z.string().optional(),
  get properties(): z.ZodOptional<z.ZodRecord<z.ZodString, typeof FIELD_SCHEMA>> {
    return z.record(z.string(), FIELD_SCHEMA).optional();
  },
  get items(): z.ZodOptional<typeof FIELD_SCHEMA> {
    return FIELD_SCHEMA.optional();
  },
});

export type FieldSchema = z.infer<typeof FIELD_SCHEMA>;

const NO_TEXT = " ";

type Override = NonNullable<NonNullable<Parameters<typeof z.toJSONSchema>[1]>["override"]>;

/** Adds the definition's message for a text of the wrong form; JSON Schema has no field for it. */
const noteRefusal: Override = ({ zodSchema, jsonSchema }) => {
  if (jsonSchema.pattern === undefined && jsonSchema.format === undefined) return;
  const { error } = z.safeParse(zodSchema, NO_TEXT);
  const issue = error?.issues.find(({ code }) => code === "invalid_format");
  if (issue) jsonSchema.refusal = issue.message;
};

/** The JSON Schema of one record. @param as `input`: as an editor writes it; `output`: with defaults filled in */
export function fieldSchemaOf({ schema }: ContentType, as: "input" | "output" = "input"): FieldSchema {
  return FIELD_SCHEMA.parse(z.toJSONSchema(schema, { io: as, override: noteRefusal }));
}
