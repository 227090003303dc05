import { z } from "zod";
import { keptDays } from "../src/lib/kept-days";
import { settingTypes as types } from "./setting-types";

/** The environment variable of a setting and its default, as written there; empty without a default. */
const sources = z.registry<{ readonly name: string; readonly fallback: string }>();

/** Attaches a setting's variable to a clone of the type, as settings of one type have different variables. */
function setting<Type extends z.ZodType>(type: Type, name: string, fallback = ""): Type {
  const field = z.clone(type);
  sources.add(field, { name, fallback });
  return field;
}

const count = types.integer(1, 1_000_000);

/** The settings, in the order of server/README.md, which explains each. Durations are parsed to milliseconds. */
export const settingsSchema = z.object({
  port: setting(types.integer(0, 65_535), "PORT", "9000"),
  host: setting(types.text, "HOST", "::"),
  publicDir: setting(types.text, "PUBLIC_DIR", "public"),
  spoolDir: setting(types.text, "SPOOL_DIR"),
  storeUrl: setting(types.storeUrl.optional(), "STORE_URL"),
  mailTo: setting(types.addresses, "MAIL_TO", "hello@bec.example"),
  mailFrom: setting(types.address.optional(), "MAIL_FROM"),
  smtpUrl: setting(types.smtpUrl.optional(), "SMTP_URL"),
  allowedOrigins: setting(types.origins.default([]), "ALLOWED_ORIGINS"),
  trustProxy: setting(types.trust, "TRUST_PROXY", "false"),
  rateLimit: setting(count, "RATE_LIMIT", "20"),
  dayLimitAddress: setting(count, "DAY_LIMIT_ADDRESS", "100"),
  dayLimitMailbox: setting(count, "DAY_LIMIT_MAILBOX", "1000"),
  dayLimit: setting(types.integer(1, 10_000_000), "DAY_LIMIT", "2000"),
  diskFloor: setting(types.megabytes, "DISK_FLOOR", "200"),
  giveUpAfter: setting(types.hours, "GIVE_UP_AFTER", "72"),
  retainSent: setting(types.days, "RETAIN_SENT", String(keptDays.delivered)),
  retainFailed: setting(types.days, "RETAIN_FAILED", String(keptDays.failed)),
  webhookUrl: setting(types.webhookUrl.optional(), "WEBHOOK_URL"),
  webhookSecret: setting(types.webhookSecret.optional(), "WEBHOOK_SECRET"),
  webhookNetworks: setting(types.networks.default([]), "WEBHOOK_NETWORKS"),
  alertTo: setting(types.alertTo.optional(), "ALERT_TO"),
  alertAfter: setting(types.minutes, "ALERT_AFTER", "15"),
  monitorFrom: setting(types.networks, "MONITOR_FROM", "127.0.0.0/8, ::1"),
  logLevel: setting(types.level, "LOG_LEVEL", "info"),
});

export const settings = Object.entries(settingsSchema.shape).map(([key, field]) => {
  const source = sources.get(field);
  if (!source) throw new Error(`the setting ${key} has no source`);
  return { key, ...source };
});

/** Settings of earlier versions that are constants now or have no effect. */
export const FORMER_SETTINGS: readonly string[] = [
  ...["HOST_ID", "CLAIM_TIMEOUT", "SCAN_INTERVAL", "BODY_LIMIT", "FIELD_LIMIT", "TEXT_LIMIT"],
  ...["REQUEST_TIMEOUT", "SMTP_TIMEOUT", "DELIVERY_TIMEOUT", "RETRY_DELAY", "PURGE_INTERVAL"],
];
