import type { Piece } from "./piece";

/** A piece that the text only places: the template of its page draws it there. */
const slot = (name: string, hint: string, ...attributes: NonNullable<Piece["attributes"]>): Piece => ({
  button: [name, hint],
  attributes,
  isSlot: true,
  draw: () => null,
});

export const slotPieces = {
  Numbers: slot("Rows of numbers", "Rows of the register that a chapter of a country guide shows", {
    name: "of",
  }),
  Year: slot("Year", "The list of the year before the first class"),
  Bill: slot("Bill", "The bill of the first year"),
  Cities: slot("Cities", "The map and the list of cities"),
  Week: slot("Week of work", "A week, the hours that a visa allows, and what they pay in the cities"),
  Picture: slot("Picture", "A drawing of the page; between the quotation marks its name above", {
    name: "name",
  }),
  Tool: slot("Tool", "The tool that the guide names above"),
  Sums: slot("Sums", "On pages of subjects: what a year and the whole degree cost"),
  Offices: slot("Offices", "On pages for parents: the offices and their phones"),
  Costs: slot("Costs", "On pages for parents: what each country costs"),
  Funds: slot("Funds", "On pages for parents: the money to show"),
  Reach: slot("Ways to reach us", "On pages for parents: phone, chat and form"),
};

export type SlotName = keyof typeof slotPieces;

export const isSlot = (name: string | null): name is SlotName =>
  name !== null && Object.hasOwn(slotPieces, name);
