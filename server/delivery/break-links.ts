const SCHEME = /\b([a-z][a-z0-9+.-]{0,20}):(?=\/\/|\\\\)/gi;
/** An IP address, or labels separated by dots. */
const HOST =
  /(?<![@\p{L}\p{M}\p{N}._-])(?:\d{1,3}(?:\.\d{1,3}){3}|(?:[\p{L}\p{M}\p{N}_-]+\.)+\p{L}[\p{L}\p{M}\p{N}-]+)(?![\p{L}\p{M}\p{N}@])/gu;
/**
 * Initials, a degree or a number before a word (S.Ram, B.Tech, M.Sc.It, 2024.In): an address only when a path follows.
 */
const SHORT = /^(?:\p{L}{1,2}\.)+\p{L}{1,5}$|^\d+\.\p{Lu}\p{Ll}+$/u;
/** Top-level domains that mail programs turn into links; two letters are a country's. */
const ENDINGS = new Set(
  `com net org edu gov mil int info biz name mobi asia tel travel museum coop aero jobs post arpa xyz top app dev page
  web zip mov new site online website space store shop club live life link click work works world today news blog cloud
  tech icu vip fun win bid loan cam cyou rest sbs cfd bond buzz monster quest pro one ink red art bar bet best host
  press support services agency email chat social media center company group team global network systems digital
  solutions academy education school university college study courses institute training finance money bank credit
  cash example test भारत भारतम् भारोत ভারত ভাৰত ਭਾਰਤ ભારત ଭାରତ இந்தியா భారత్ ಭಾರತ ഭാരതം بھارت рф сайт онлайн 中国 在线 网址`.split(
    /\s+/,
  ),
);
const COUNTRY = /^(?:[a-z]{2}|xn--.*)$/;

function isAddress(host: string, before: string, after: string): boolean {
  if (/[/\\:?#]/.test(after) || /\/$|\\$/.test(before) || /^(?:www\.|\d+(?:\.\d+){3}$)/i.test(host))
    return true;
  const ending = host.slice(host.lastIndexOf(".") + 1).toLowerCase();
  return !SHORT.test(host) && (ENDINGS.has(ending) || COUNTRY.test(ending));
}

/**
 * Rewrites web addresses in a line so that mail programs make no links of them: `https[:]//example[.]com`. E-mail
 * addresses stay, as staff answer to them. Names written without a space stay too, such as S.Priyadarshini.
 */
export function breakLinks(line: string): string {
  return line
    .replace(HOST, (host: string, offset: number) => {
      const isLink = isAddress(host, line.slice(0, offset), line.slice(offset + host.length).charAt(0));
      return isLink ? host.replaceAll(".", "[.]") : host;
    })
    .replace(SCHEME, "$1[:]");
}
