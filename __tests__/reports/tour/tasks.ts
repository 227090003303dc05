import { PLAIN_LOGO, plainPicture } from "../../helpers/plain-picture";
import type { Hands } from "./hands";

/** What a page of the site must show once it is built. */
export interface Sight {
  readonly route: string;
  /** Selector of an element, and what its text has. */
  readonly element: string;
  readonly says?: string;
}

/** One of the things that people do most in the form. */
export interface Task {
  /** Of its pictures. */
  readonly name: string;
  readonly what: string;
  readonly steps: (hands: Hands) => Promise<void>;
  /** The files that its commit changes, and no others. */
  readonly files: readonly string[];
  readonly seen: readonly Sight[];
}

const DESCRIPTION =
  "What to bring to a bank in Australia, what to ask there, and what to do on the day after you land.";
const IN_WORDS = "A plain green square where the portrait will be";

const phone: Task = {
  name: "phone",
  what: "change a phone number",
  async steps(hands) {
    await hands.open("_singletons/entries/company");
    await hands.type("phone", "+91 422 000 0123");
    await hands.save();
    await hands.open("_singletons/entries/branches");
    const office = await hands.expand("Chennai");
    await hands.type(`${office}.contact`, "+91 44 0000 0123");
    await hands.save();
  },
  files: ["content/branches.json", "content/company.json"],
  seen: [
    {
      route: "/contact",
      element: "li:has-text('Chennai') a[href='tel:+914400000123']",
      says: "+91 44 0000 0123",
    },
    { route: "/", element: "footer a[href='tel:+914220000123']", says: "+91 422 000 0123" },
  ],
};

const article: Task = {
  name: "article",
  what: "write an article",
  async steps(hands) {
    await hands.open("articles/new");
    await hands.type("title", "How to open a bank account");
    await hands.type("description", DESCRIPTION);
    await hands.type("author", "BEC");
    await hands.press("date", "Today");
    await hands.press("reviewed", "Today");
    await hands.type("order", "8");
    await hands.type("tag", "Study in Australia");
    await hands.choose("icon", "bag");
    await hands.press("image", "Browse");
    await hands.upload("bank.png", await plainPicture(1600, 900, "#c8402f"));
    await hands.type("alt", "A bank counter with a form and a passport");
    await hands.type("cta.label", "Ask us");
    await hands.type("cta.title", "Open your account before you fly");
    await hands.type("cta.text", "Tell us your city and the day of your arrival.");
    await hands.type("body", "An account saves a day.\n\n## What to bring\n\nYour passport and your offer.");
    await hands.save();
  },
  files: ["content/articles/how-to-open-a-bank-account.mdx", "content/images/articles/bank.png"],
  seen: [
    { route: "/blogs/how-to-open-a-bank-account", element: "h1", says: "How to open a bank account" },
    { route: "/blogs/how-to-open-a-bank-account", element: "main", says: "Your passport and your offer." },
    {
      route: "/blogs",
      element: "main a[href='/blogs/how-to-open-a-bank-account']",
      says: "How to open a bank account",
    },
  ],
};

const picture: Task = {
  name: "picture",
  what: "replace a picture",
  async steps(hands) {
    await hands.open("_singletons/entries/team");
    const person = await hands.expand("Revathi Sundaram");
    await hands.press(`${person}.img`, "Replace Image");
    await hands.upload("revathi.png", await plainPicture(560, 560, "#086069"));
    await hands.type(`${person}.alt`, IN_WORDS);
    await hands.save();
  },
  files: ["content/images/team/revathi.png", "content/team.json"],
  seen: [{ route: "/about", element: `main img[alt='${IN_WORDS}'][src*='revathi']` }],
};

const figure: Task = {
  name: "figure",
  what: "confirm a figure",
  async steps(hands) {
    await hands.open("_singletons/entries/facts");
    const hours = await hands.expand("(au.work.hours)");
    await hands.press(`${hours}.confirmedOn`, "Today");
    await hands.type(`${hours}.confirmedBy`, "Priya Nair");
    await hands.save();
  },
  files: ["content/facts.json"],
  seen: [
    {
      route: "/figures#au.work.hours",
      element: "[id='au.work.hours'][data-figure='confirmed']",
      says: "Compared with this page by Priya Nair",
    },
  ],
};

const institution: Task = {
  name: "institution",
  what: "add an institution",
  async steps(hands) {
    await hands.open("institutions/entries/australia");
    await hands.press("records", /Add/);
    await hands.type("records.24.id", "bond");
    await hands.type("records.24.name", "Bond University");
    await hands.press("records.24.image", "Browse");
    await hands.upload("bond.svg", Buffer.from(PLAIN_LOGO));
    await hands.type("records.24.website", "https://bond.edu.au");
    await hands.type("records.24.country", "Australia");
    await hands.save();
    await hands.open("institutions/entries/australia");
    await hands.press("list", /Add/);
    await hands.choose("list.23", "Bond University");
    await hands.save();
  },
  files: ["content/images/institutions/bond.svg", "content/institutions/australia.json"],
  seen: [
    { route: "/countries/australia", element: "main h3:has-text('Bond University')" },
    { route: "/institutions", element: "main", says: "Bond University" },
  ],
};

export const TASKS = [phone, article, picture, figure, institution] as const;
