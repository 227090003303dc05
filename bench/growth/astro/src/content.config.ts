import { defineCollection } from "astro:content";
import { file, glob } from "astro/loaders";
import { z } from "astro/zod";
import { guideParts } from "./guide-parts";

const link = z.object({ name: z.string(), link: z.string() });
const day = z.coerce.date();
const page = {
  title: z.string(),
  heading: z.string().optional(),
  description: z.string(),
  order: z.number(),
  image: z.string(),
  alt: z.string(),
  reviewed: day,
  sources: z.array(link).default([]),
};
const cta = z.object({ label: z.string(), title: z.string(), text: z.string() });
const confirm = z.array(z.string()).default([]);
const next = z.array(z.object({ label: z.string(), path: z.string() })).default([]);
const texts = (folder: string) => glob({ pattern: "*.mdx", base: `./content/${folder}` });

const countries = defineCollection({
  loader: texts("countries"),
  schema: z.object({
    ...page,
    name: z.string(),
    code: z.string().optional(),
    stamp: z.string().optional(),
    intro: z.string(),
    inNavigation: z.boolean(),
    inSidebar: z.boolean(),
    published: day,
    ...guideParts,
    resources: z.array(link).default([]),
    cards: z.array(z.string()).default([]),
    institutions: z.string().optional(),
    help: z.object({ title: z.string(), text: z.string() }),
  }),
});

const blogs = defineCollection({
  loader: texts("articles"),
  schema: z.object({ ...page, author: z.string(), date: day, tag: z.string(), icon: z.string(), cta }),
});

const guides = defineCollection({
  loader: texts("guides"),
  schema: z.object({
    ...page,
    navTitle: z.string(),
    intro: z.string(),
    published: day,
    tool: z.string().optional(),
    aboutVisa: z.boolean().default(false),
    cta,
  }),
});

const services = defineCollection({
  loader: texts("services"),
  schema: z.object({
    ...page,
    summary: z.string(),
    intro: z.string(),
    countries: z.string().optional(),
    points: z.array(z.string()),
    next,
    cta,
  }),
});

const trust = defineCollection({
  loader: texts("trust"),
  schema: z.object({
    title: z.string(),
    heading: z.string(),
    navTitle: z.string(),
    description: z.string(),
    intro: z.string(),
    order: z.number(),
    published: day,
    reviewed: day,
    draft: z.boolean().default(false),
    thirdParties: z.boolean().default(false),
    advice: z.boolean().default(false),
    confirm,
    sources: z.array(link).default([]),
  }),
});

const questions = defineCollection({ loader: texts("questions"), schema: z.object({ reviewed: day }) });

const institutions = defineCollection({
  loader: glob({ pattern: "*.json", base: "./content/institutions" }),
  schema: z.object({
    country: z.string(),
    reason: z.string(),
    list: z.array(z.string()),
    records: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        image: z.string(),
        website: z.string(),
        country: z.string(),
      }),
    ),
  }),
});

const named = z.object({ name: z.string(), url: z.string() });

const facts = defineCollection({
  loader: file("content/facts.json"),
  schema: z.object({
    id: z.string(),
    country: z.string(),
    label: z.string(),
    value: z.string(),
    unit: z.string().optional(),
    basis: z.enum(["from", "up to", "exact", "about"]),
    note: z.string().optional(),
    effectiveFrom: z.string().optional(),
    validUntil: z.string().optional(),
    official: named,
    readIn: named.extend({ kind: z.enum(["official", "copy", "quoted", "reported"]) }).optional(),
    readOn: z.string().optional(),
    seenOn: z.string().optional(),
    confirmedOn: z.string().optional(),
    confirmedBy: z.string().optional(),
    reviewEveryDays: z.number(),
    history: z.array(z.object({ value: z.string(), until: z.string() })).default([]),
  }),
});

export const collections = { countries, blogs, guides, services, trust, questions, institutions, facts };
