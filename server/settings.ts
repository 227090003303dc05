import { z } from "zod";
import { keptDays } from "../src/lib/specified-forms";
import { settingTypes as types } from "./setting-types";

/** A setting as server/README.md lists it. */
interface Description {
  /** The environment variable. */
  readonly name: string;
  /** The default, written as in the environment; empty if there is none. */
  readonly fallback: string;
  /** For README: what holds by default, where that is no fixed value. */
  readonly otherwise?: string;
  readonly about: string;
}

const descriptions = z.registry<Description>();

/** Attaches a description to a clone of the type: settings of one type have one description each. */
function setting<Type extends z.ZodType>(type: Type, description: Description): Type {
  const field = z.clone(type);
  descriptions.add(field, description);
  return field;
}

/** The settings; each is listed here only. Durations are read in milliseconds. */
export const settingsSchema = z.object({
  port: setting(types.integer(0, 65_535), {
    name: "PORT",
    fallback: "9000",
    about: "port that the host listens on; 0 picks a free one",
  }),
  host: setting(types.text, {
    name: "HOST",
    fallback: "0.0.0.0",
    about: "address that the host listens on",
  }),
  publicDir: setting(types.text, { name: "PUBLIC_DIR", fallback: "public", about: "the built site" }),
  spoolDir: setting(types.text, {
    name: "SPOOL_DIR",
    fallback: "",
    otherwise:
      "`spool` (git-ignored); `$STATE_DIRECTORY/spool` under systemd, else `/var/lib/bec-host/spool` with `NODE_ENV=production`",
    about: "folder for accepted messages, of one host alone; on a disk of this machine, not in memory",
  }),
  storeUrl: setting(types.storeUrl.optional(), {
    name: "STORE_URL",
    fallback: "",
    otherwise: "none: messages are files in `SPOOL_DIR`",
    about:
      "PostgreSQL, for more than one host: `postgres://user:password@db.example.com/bec`; `SPOOL_DIR` and `DISK_FLOOR` then mean nothing",
  }),
  mailTo: setting(types.addresses, {
    name: "MAIL_TO",
    fallback: "hello@bec.example",
    otherwise: "`contactTo` of `content/company.json`, else `hello@bec.example`",
    about:
      "the only addresses that ever receive mail, separated by commas; any other `to` is refused, so the address that the site was built with (`GATSBY_CONTACT_TO` or `contactTo`) must be among them",
  }),
  mailFrom: setting(types.address.optional(), {
    name: "MAIL_FROM",
    fallback: "",
    otherwise: "the first of `MAIL_TO`",
    about: "sender; the visitor's address goes to Reply-To",
  }),
  smtpUrl: setting(types.smtpUrl.optional(), {
    name: "SMTP_URL",
    fallback: "",
    otherwise: "none: messages wait in the spool",
    about: "mail server, for example `smtps://user:password@mail.example.com:465`",
  }),
  allowedOrigins: setting(types.origins.default([]), {
    name: "ALLOWED_ORIGINS",
    fallback: "",
    otherwise: "none: the host's own pages only",
    about:
      "other origins whose pages may use the endpoints, such as `https://www.example.com`, separated by commas",
  }),
  trustProxy: setting(types.trust, {
    name: "TRUST_PROXY",
    fallback: "false",
    about:
      "addresses or networks of the reverse proxies in front (`127.0.0.1, 10.0.0.0/8`), whose `X-Forwarded-For` is believed; `true` trusts everyone and lets visitors choose their address",
  }),
  rateLimit: setting(types.integer(1, 1_000_000), {
    name: "RATE_LIMIT",
    fallback: "20",
    about: "form requests per minute and address (IPv6: per /64); beyond it 429",
  }),
  dayLimitAddress: setting(types.integer(1, 1_000_000), {
    name: "DAY_LIMIT_ADDRESS",
    fallback: "100",
    about: "messages per day and address (IPv6: per /64); beyond it 429",
  }),
  dayLimitMailbox: setting(types.integer(1, 1_000_000), {
    name: "DAY_LIMIT_MAILBOX",
    fallback: "1000",
    about: "messages per day and address of `MAIL_TO`; beyond it 429",
  }),
  dayLimit: setting(types.integer(1, 10_000_000), {
    name: "DAY_LIMIT",
    fallback: "2000",
    about: "messages per day in all; beyond it 429",
  }),
  diskFloor: setting(types.megabytes, {
    name: "DISK_FLOOR",
    fallback: "200",
    about: "megabytes that stay free on the disk of the spool: below, messages are answered with 503",
  }),
  giveUpAfter: setting(types.hours, {
    name: "GIVE_UP_AFTER",
    fallback: "72",
    about: "hours of trying until a message is moved to `failed`; five lasting refusals (5xx) suffice",
  }),
  retainSent: setting(types.days, {
    name: "RETAIN_SENT",
    fallback: String(keptDays.delivered),
    about: "days from the arrival until a delivered message, or one held back as spam, is deleted",
  }),
  retainFailed: setting(types.days, {
    name: "RETAIN_FAILED",
    fallback: String(keptDays.failed),
    about: "days from the arrival until a message that was given up is deleted",
  }),
  alertTo: setting(types.alertTo.optional(), {
    name: "ALERT_TO",
    fallback: "",
    otherwise: "none: the log only",
    about:
      'who hears of given-up messages and of a mail server that takes none, at most once an hour: an e-mail address, or a webhook that takes `{"text": …}`',
  }),
  alertAfter: setting(types.minutes, {
    name: "ALERT_AFTER",
    fallback: "15",
    about: "minutes without any delivery, while messages wait, until that is an alarm",
  }),
  monitorFrom: setting(types.networks, {
    name: "MONITOR_FROM",
    fallback: "127.0.0.0/8, ::1",
    about: "addresses or networks that may see `/metrics` and the details of `/healthz` and `/readyz`",
  }),
  logLevel: setting(types.level, {
    name: "LOG_LEVEL",
    fallback: "info",
    about:
      "pino's levels; `debug` also logs every page. Logs hold no text, name or address that a visitor wrote, only the IP address",
  }),
});

/** Every setting with its key in the schema, in the order of server/README.md. */
export const settings = Object.entries(settingsSchema.shape).map(([key, field]) => {
  const description = descriptions.get(field);
  if (!description) throw new Error(`the setting ${key} has no description`);
  return { key, ...description };
});

/** Settings of earlier versions, now constants or without a meaning. */
export const FORMER_SETTINGS: readonly string[] = [
  ...["HOST_ID", "CLAIM_TIMEOUT", "SCAN_INTERVAL", "BODY_LIMIT", "FIELD_LIMIT", "TEXT_LIMIT"],
  ...["REQUEST_TIMEOUT", "SMTP_TIMEOUT", "DELIVERY_TIMEOUT", "RETRY_DELAY", "PURGE_INTERVAL"],
];
