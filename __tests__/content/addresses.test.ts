import { checkedFixture, END } from "../helpers/checked-fixture";

const { copy, problems, testMistakes } = checkedFixture();

const SITE = '"siteUrl": "https://lantern.example"';
testMistakes(
  "company.json",
  ["lantern.example/", "lantern.example/home", "Lantern.example", "lantern.example?x"].map((address) => [
    SITE,
    `"siteUrl": "https://${address}"`,
    "is not the site's address, expected https:// and the host alone",
  ]),
);

const PHONE = '"phone": "+44 113 000 0000"';
testMistakes("company.json", [
  [PHONE, '"phone": "+0422 255 0123"', 'phone: "+0422 255 0123" is not a phone number'],
  [PHONE, '"phone": "+91 42255"', 'phone: "+91 42255" is not a phone number'],
  [PHONE, '"phone": "+91 422 255 012"', 'phone: "+91 422 255 012" is not a phone number'],
  [PHONE, '"phone": "+91 0422 255 0123"', "dialled only within the country, expected +91 422 255 0123"],
  ['"number": "+44 113', '"number": "+440113', "chat.number: …within the country, expected +44 113"],
]);
testMistakes("branches.json", [
  [/"contact": "[^"]+"/, '"contact": "+971 04 123 4567"', "within the country, expected +971 41234567"],
]);

testMistakes(
  "services/coaching.mdx",
  [
    [END, "\nSee [our form](https://lantern.example/contakt).\n", '…is on this site, expected "/contakt"'],
    [END, "\nSee [it](https://www.lantern.example/a?b#c).\n", 'is on this site, expected "/a?b#c"'],
    [END, "\nSee https://lantern.example/contact.\n", 'is on this site, expected "/contact"'],
    [END, "\nSee [it][form].\n\n[form]: /contakt\n", "links stand where they are read, expected [words](/"],
  ],
  "company.json",
);
testMistakes("company.json", [
  [
    "https://arrival.example/week",
    "https://lantern.example/abuot",
    '"/abuot" does not …did you mean "/about"?',
  ],
  ["https://arrival.example/week", "https://arrival.example/my week", "arrival.link: …has a blank, expected"],
]);

const map = (address: string) => `"mapEmbedLink": "${address}"`;
const MAP = /"mapEmbedLink": "[^"]+"/;
testMistakes("branches.json", [
  [MAP, map("https://www.google.com/maps/place/Leeds/@53.8,-1.5,12z"), "shows no map in a page, expected"],
  [MAP, map("https://www.google.com/maps?q=leeds"), "shows no map in a page, expected"],
  [MAP, map("https://maps.app.goo.gl/abc"), "shows no map in a page, expected"],
  [MAP, map("https://www.openstreetmap.org/#map=12/53.8/-1.5"), "shows no map in a page, expected"],
  [
    /https:\/\/maps\.example\/leeds/,
    "https://www.google.com/maps?output=embed",
    "directionsLink: …is for a frame, expected",
  ],
]);

const NOCOOKIE = "expected https://www.youtube-nocookie.com/embed/abc_DEF-123";
const FILMS = [
  ["https://www.youtube.com/watch?v=abc_DEF-123", NOCOOKIE],
  ["https://youtu.be/abc_DEF-123?t=3", NOCOOKIE],
  ["https://www.youtube.com/shorts/abc_DEF-123", NOCOOKIE],
  ["https://vimeo.com/76979871", "expected https://player.vimeo.com/video/76979871"],
  ["https://drive.google.com/file/d/1aB/view", "expected https://drive.google.com/file/d/1aB/preview"],
] as const;
testMistakes(
  "videos.json",
  FILMS.map(([address, says]) => [/"embed": "[^"]+"/, `"embed": "${address}"`, says]),
);

const OLD = '"/old/penang"';
testMistakes("redirects.json", [
  [OLD, '"/index.html"', 'from: "/index.html" is a file of this site'],
  [OLD, '"/robots.txt"', "is not an address, expected"],
  [OLD, '"/sendWebsiteConsultingEmail"', "is a file of this site"],
  [OLD, '"/index.php?page=2"', "is not an address, expected"],
  [OLD, '"/Countries/Malaysia"', '"/Countries/Malaysia" is a page of this site'],
  [OLD, '"/Old/Perth"', 'address "/old/perth" is taken'],
]);

test("a number of Italy keeps its 0, and old addresses of many forms may be kept", async () => {
  const old = [
    "/about-us.html",
    "/index.php",
    "/Study_in_Canada",
    "/study.in.uk/Courses.aspx",
    "/~bec/visa-1.0",
  ];
  copy().edit("company.json", (text) => text.replace(PHONE, '"phone": "+39 06 6982 1234"'));
  copy().edit("redirects.json", () => JSON.stringify(old.map((from) => ({ from, to: "/about" }))));
  expect(await problems()).toEqual([]);
});
