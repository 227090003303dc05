import { z } from "zod";
import * as field from "../node/content-types/fields";

const cost = (description: string) =>
  field
    .record("WeekCost", {
      fact: field.factId(),
      per: z.enum(["week", "month", "year"]).describe("The time for which the figure names the cost"),
    })
    .describe(description);

/** What a student may earn in a city, and what living there costs. */
export const cityWeek = () =>
  field
    .record("CityWeek", {
      hours: field.factId().describe("The hours of work that the visa allows in term"),
      wage: field.factId().describe("The minimum wage an hour"),
      past: field.factId().optional().describe("What more hours can do to the visa"),
      room: cost("A room"),
      living: cost("All living costs, the room included").optional(),
      rest: cost("Living costs without the room, where no figure has both").optional(),
    })
    .refine(({ living, rest }) => (living === undefined) !== (rest === undefined), {
      message: "has living costs twice or never, expected living or rest",
    })
    .describe("The week of work in this city, where its rent and its living costs are known");

export type CityWeek = z.infer<ReturnType<typeof cityWeek>>;

/** The ids of the figures of which a week is made. */
export const factsOfWeek = ({ hours, wage, past, room, living, rest }: CityWeek): readonly string[] =>
  [hours, wage, past, room.fact, living?.fact, rest?.fact].flatMap((id) => id ?? []);
