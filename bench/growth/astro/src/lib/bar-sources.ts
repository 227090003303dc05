import type { BarRow, BarSource } from "../../site/build/facts/bars";
import { factOf } from "./facts";
import { countries } from "./frame-links";

/** What each country of the sidebar, and the page's own, says of a row. */
export const barSources = (row: BarRow, own: string): BarSource[] =>
  countries
    .filter(({ id, data }) => data.inSidebar || id === own)
    .map(({ id, data: { name, code = name, numbers } }) => {
      const number = numbers.find((one) => one.row === row);
      const fact = number?.bar ? factOf(number.bar) : undefined;
      return { name, code, isOwn: id === own, isNought: number?.nought === true, fact, note: number?.note };
    });
