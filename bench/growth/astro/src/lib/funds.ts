import rates from "../../content/rates.json";
import { rateBetween } from "../../site/components/facts/home-money";
import { atHome, home, withAmount } from "./amounts";
import { countries } from "./frame-links";

/** What each country asks to show, the largest amount at home first. */
export const funds = countries
  .flatMap(({ id, data: { name, code, numbers } }) =>
    numbers.filter(({ row }) => row === "funds").map((number) => ({ id, name, code, ...withAmount(number) })),
  )
  .map((country) => {
    const { says, amounts, currency } = country;
    const isFigure = !says && currency !== undefined;
    const rate = isFigure ? rateBetween(currency, home, rates) : undefined;
    const size = (amounts[0] ?? 0) * (rate ?? 0);
    return { ...country, isFigure, size, inHome: isFigure ? atHome(amounts, currency) : undefined };
  })
  .sort((a, b) => b.size - a.size);
