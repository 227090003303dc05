import { z } from "zod";
import { template, text } from "./fields";

/** An accessible name that must contain a word: people and tests search for it. */
const named = (most: number, word: string, description: string) =>
  text(most, `${description}; it holds the word "${word}"`).regex(
    new RegExp(`\\b[${word.charAt(0)}${word.charAt(0).toUpperCase()}]${word.slice(1)}\\b`),
    `lacks the word "${word}", expected a name that holds it`,
  );

export const frame = z
  .strictObject({
    skip: text(40, "Link to the content, shown to those who use the keyboard"),
    topBar: text(40, "Name of the strip above the navigation, for screen readers"),
    emailShort: text(16, "The e-mail link on a phone"),
    since: template(16, ["year"], "Second line beside the brand"),
    home: text(24, "What the brand's link says after the company's name, for screen readers"),
    navigation: text(20, "Name of the navigation, for screen readers"),
    openMenu: named(24, "menu", "Name of the menu button"),
    search: z
      .strictObject({
        open: text(16, "Button that opens the search"),
        label: text(40, "Name of the search field"),
        close: text(30, "Button that closes the search, for screen readers"),
        waiting: text(60, "Said while the search is being fetched"),
        failed: text(100, "Said where it does not come, above the list of all pages"),
      })
      .describe("The search, before what it needs has come"),
    closeMenu: named(24, "menu", "The same while the menu is open"),
    here: text(16, "Beside the entry of the current page, in the menu of phones"),
    costs: text(24, "Heading of the guides in the menu of phones"),
    countries: text(24, "Heading of the footer's countries"),
    guides: text(24, "Heading of the footer's guides and tools"),
    company: text(24, "Heading of the footer's further links"),
    branches: text(24, "Heading of the footer's cities"),
    trust: text(24, "Heading of the footer's pages on trust"),
    lost: z
      .strictObject({
        text: text(80, "Said where a part of the page, or its behaviour, does not come"),
        again: text(24, "Button that tries again"),
      })
      .describe("A part that was lost on the way"),
    floating: text(40, "Name of the corner with the chat link, for screen readers"),
    chat: named(60, "chat", "Name of the chat link"),
    toTop: named(40, "top", "Name of the button that scrolls up"),
    newTab: text(40, "What a link to another site adds, for screen readers"),
    feed: text(30, "Name of the feed of articles, in feed readers"),
  })
  .describe("Top bar, navigation, footer and the corner with the chat link");

export const trail = z
  .strictObject({
    name: text(24, "Name of the trail, for screen readers"),
    home: text(16, "The home page"),
    countries: text(16, "Above the country guides"),
    services: text(16, "Above the services"),
    articles: text(16, "The list of articles"),
    guides: text(16, "Above the guides"),
    gallery: text(16, "Above the galleries"),
  })
  .describe("Breadcrumbs: the pages above the one being read");

export const pager = z
  .strictObject({
    name: text(40, "Name of the links between the pages of a long list, for screen readers"),
    place: template(30, ["page", "pages"], "Which page this is"),
    titled: template(30, ["title", "page"], "Title of a page after the first"),
    previous: text(24, "Link to the page before"),
    next: text(24, "Link to the page after"),
  })
  .describe("Lists that are too long for one page");
