/** Everything the host can be told from outside, already checked. */
export interface Config {
  readonly port: number;
  readonly host: string;
  /** The exported site. */
  readonly publicDir: string;
  /** Where accepted messages are kept. */
  readonly spoolDir: string;
  /** The only addresses that ever receive a message. */
  readonly mailTo: readonly string[];
  readonly mailFrom: string;
  /** Without it messages wait in the spool. */
  readonly smtpUrl: string | undefined;
  /** Origins other than the site's own whose pages may call. */
  readonly allowedOrigins: readonly string[];
  /** Fastify's `trustProxy`: which proxies may say who the visitor is. */
  readonly trustProxy: boolean | string[];
  /** Calls per minute and address. */
  readonly rateLimit: number;
  /** Largest request body in bytes. */
  readonly bodyLimit: number;
  /** Longest single-line field in characters. */
  readonly fieldLimit: number;
  /** Longest text field in characters. */
  readonly textLimit: number;
  /** How long a client may take to send a request, in milliseconds. */
  readonly requestTimeout: number;
  /** How long an SMTP server may stay silent, in milliseconds. */
  readonly smtpTimeout: number;
  /** The first pause after a failed delivery, in milliseconds; it doubles up to a quarter of an hour. */
  readonly retryDelay: number;
  /** How long delivery is tried before a message is set aside, in milliseconds. */
  readonly giveUpAfter: number;
  readonly logLevel: string;
}
