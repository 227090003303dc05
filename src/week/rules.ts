import { country } from "../countries/definition";
import { isHours, isWage } from "../figures/node/earnings";
import { factsById } from "../figures/rules";
import type { Problem } from "../node/content/content-file";
import type { Content } from "../node/content/read-content";
import { recordsOf } from "../node/content/walk";

/** Checks that a week's figures can be counted: hours, a wage, and costs in the wage's currency. */
export function checkWeeks(content: Content): Problem[] {
  const facts = factsById(content);
  return recordsOf(content, country).flatMap(({ data, problem }) =>
    data.cities.flatMap(({ week }, at) => {
      if (!week) return [];
      const tell = (field: keyof typeof week, message: string) => [
        problem(["cities", at, "week", field], message),
      ];
      const [hours, wage] = [facts.get(week.hours), facts.get(week.wage)];
      // An unknown figure is told as a wrong reference.
      if (hours && !isHours(hours))
        return tell(
          "hours",
          `"${week.hours}" is no number of work hours, expected hours a week or per fortnight`,
        );
      if (wage && !isWage(wage))
        return tell("wage", `"${week.wage}" is no amount of money, expected a wage an hour`);
      return (["room", "living", "rest"] as const).flatMap((field) => {
        const cost = facts.get(week[field]?.fact ?? "");
        if (!cost || !wage || cost.unit === wage.unit) return [];
        return tell(field, `"${cost.id}" is in ${cost.unit ?? "no currency"}, expected ${wage.unit}`);
      });
    }),
  );
}
