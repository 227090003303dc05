import { resolve } from "node:path";
import { z } from "zod";
import type { Config } from "./config";
import { contactAddress } from "./contact-address";
import { envFields } from "./env-fields";

const HOUR = 3_600_000;

const schema = z.object({
  PORT: envFields.integer(0, 65_535).default(9000),
  HOST: envFields.text.default("0.0.0.0"),
  PUBLIC_DIR: envFields.text.default("public"),
  SPOOL_DIR: envFields.text.default("spool"),
  MAIL_TO: envFields.addresses.optional(),
  MAIL_FROM: envFields.address.optional(),
  SMTP_URL: envFields.smtpUrl.optional(),
  ALLOWED_ORIGINS: envFields.origins.default([]),
  TRUST_PROXY: envFields.trust.default(false),
  RATE_LIMIT: envFields.integer(1, 1_000_000).default(20),
  BODY_LIMIT: envFields.integer(1024, 10_485_760).default(262_144),
  FIELD_LIMIT: envFields.integer(50, 100_000).default(500),
  TEXT_LIMIT: envFields.integer(500, 1_000_000).default(50_000),
  REQUEST_TIMEOUT: envFields.seconds.default(15_000),
  SMTP_TIMEOUT: envFields.seconds.default(60_000),
  RETRY_DELAY: envFields.seconds.default(30_000),
  GIVE_UP_AFTER: envFields.hours.default(72 * HOUR),
  LOG_LEVEL: envFields.level.default("info"),
});

/**
 * Reads the environment; an unset or empty variable takes its default.
 *
 * @throws Error with one line that names every wrong variable and what it must be, never its value.
 */
export function readConfig(
  env: Readonly<Record<string, string | undefined>>,
  folder = process.cwd(),
): Config {
  const given = Object.fromEntries(
    Object.entries(env)
      .map(([name, value]) => [name, value?.trim()])
      .filter(([, value]) => value !== undefined && value !== ""),
  );
  const answer = schema.safeParse(given);
  if (!answer.success) {
    throw new Error(
      answer.error.issues.map((issue) => `${issue.path.join(".")} must be ${issue.message}`).join("; "),
    );
  }
  const read = answer.data;
  const mailTo = read.MAIL_TO ?? [contactAddress(folder) ?? "hello@bec.example"];
  return {
    port: read.PORT,
    host: read.HOST,
    publicDir: resolve(folder, read.PUBLIC_DIR),
    spoolDir: resolve(folder, read.SPOOL_DIR),
    mailTo,
    mailFrom: read.MAIL_FROM ?? mailTo[0] ?? "",
    smtpUrl: read.SMTP_URL,
    allowedOrigins: read.ALLOWED_ORIGINS,
    trustProxy: read.TRUST_PROXY,
    rateLimit: read.RATE_LIMIT,
    bodyLimit: read.BODY_LIMIT,
    fieldLimit: read.FIELD_LIMIT,
    textLimit: read.TEXT_LIMIT,
    requestTimeout: read.REQUEST_TIMEOUT,
    smtpTimeout: read.SMTP_TIMEOUT,
    retryDelay: read.RETRY_DELAY,
    giveUpAfter: read.GIVE_UP_AFTER,
    logLevel: read.LOG_LEVEL,
  };
}
