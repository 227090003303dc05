const SCHEME = /\b([a-z][a-z0-9+.-]{0,20}):(?=\/\/|\\\\)/gi;
/** A number address, or a name with dots whose last part could be a top-level domain. */
const HOST =
  /(?<![@\p{L}\p{M}\p{N}._-])(?:\d{1,3}(?:\.\d{1,3}){3}|(?:[\p{L}\p{M}\p{N}_-]+\.)+\p{L}[\p{L}\p{M}\p{N}-]+)(?![\p{L}\p{M}\p{N}@])/gu;
/** Degrees such as B.Tech and Ph.D are no addresses; a short name followed by a path is one. */
const SHORT = /^\p{L}{1,2}\.\p{L}{1,5}$/u;

/**
 * Makes the addresses of web pages in a line unusable by a click: `https[:]//example[.]com`. E-mail addresses stay:
 * staff answer to them.
 */
export function breakLinks(line: string): string {
  return line
    .replace(HOST, (host: string, offset: number) =>
      SHORT.test(host) && !/[/:?#]/.test(line[offset + host.length] ?? "")
        ? host
        : host.replaceAll(".", "[.]"),
    )
    .replace(SCHEME, "$1[:]");
}
