import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { z } from "zod";
import { hostOf, mayLeadTo } from "./networks";
import { settings, settingsSchema } from "./settings";

const company = z.object({ contactTo: z.email() });

/** `contactTo` of `content/company.json`; undefined if it is missing or no address. */
export function contactAddress(folder: string): string | undefined {
  try {
    const text = readFileSync(join(folder, "content", "company.json"), "utf8");
    return company.parse(JSON.parse(text)).contactTo;
  } catch {
    return undefined;
  }
}

/** Constants that only tests change; durations in milliseconds. */
const LIMITS_AND_TIMES = {
  /** Largest request in bytes, longest single-line field and longest message in characters. */
  bodyLimit: 262_144,
  fieldLimit: 500,
  textLimit: 50_000,
  /** How long a client may take to send a request; also how long a shutdown waits for it. */
  requestTimeout: 15_000,
  smtpTimeout: 60_000,
  webhookTimeout: 15_000,
  /** How long one attempt to deliver a message may take in all. */
  deliveryTimeout: 180_000,
  /** The pause before a failed delivery is retried; doubles up to 15 minutes. */
  retryDelay: 30_000,
  /** Interval between searches for messages that were put back or released by another host. */
  scanInterval: 5000,
  purgeInterval: 3_600_000,
  /** How long a message stays reserved for a host that gives no sign of life; PostgreSQL only. */
  lease: 60_000,
};

const PRIVATE_HOST = "an address of the public internet, or in WEBHOOK_NETWORKS";

const checkedSchema = settingsSchema.superRefine(
  ({ webhookUrl, webhookSecret, webhookNetworks }, context) => {
    if (webhookUrl === undefined) return;
    const refuse = (path: string, message: string) =>
      context.addIssue({ code: "custom", path: [path], message });
    if (webhookSecret === undefined) refuse("webhookSecret", "set where WEBHOOK_URL is");
    if (!mayLeadTo(webhookNetworks)(hostOf(webhookUrl))) refuse("webhookUrl", PRIVATE_HOST);
  },
);

const configSchema = checkedSchema.transform((read) => ({
  ...LIMITS_AND_TIMES,
  ...read,
  mailFrom: read.mailFrom ?? read.mailTo[0] ?? "",
}));

/** The host's settings, validated; durations in milliseconds, folders absolute. */
export type Config = Readonly<z.output<typeof configSchema>>;

/** In production the spool lies outside the repository, so that cleaning the repository deletes no messages. */
function usualSpool(env: Readonly<Record<string, string | undefined>>): string {
  const [state = ""] = env.STATE_DIRECTORY?.split(":") ?? [];
  if (state !== "") return join(state, "spool");
  return env.NODE_ENV === "production" ? "/var/lib/bec-host/spool" : "spool";
}

/**
 * Reads the environment; an unset or empty variable takes its default.
 *
 * @throws Error with one line that names every wrong variable and what it must be, never its value.
 */
export function readConfig(
  env: Readonly<Record<string, string | undefined>>,
  folder = process.cwd(),
): Config {
  const usuals = new Map([
    ["mailTo", contactAddress(folder)],
    ["spoolDir", usualSpool(env)],
  ]);
  const given = settings.map(({ key, name, fallback }) => {
    const usual = usuals.get(key) ?? fallback;
    return [key, env[name]?.trim() || usual || undefined];
  });
  const answer = configSchema.safeParse(Object.fromEntries(given));
  if (!answer.success) {
    const names = new Map<PropertyKey, string>(settings.map(({ key, name }) => [key, name]));
    const problems = answer.error.issues.map(
      ({ path: [key = ""], message }) => `${names.get(key)} must be ${message}`,
    );
    throw new Error(problems.join("; "));
  }
  const { publicDir, spoolDir } = answer.data;
  return { ...answer.data, publicDir: resolve(folder, publicDir), spoolDir: resolve(folder, spoolDir) };
}
