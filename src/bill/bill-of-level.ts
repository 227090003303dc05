import countriesWords from "../../content/words/countries.json";
import type { Criteria } from "../star/criteria";
import { levelAfter } from "../star/profile";
import type { Fields } from "../ui/kept-form/kept-fields";
import { billSum, masterLines } from "./sum";
import type { CountedSum } from "./sum-words";

interface BilledCountry {
  readonly bill: Queries.CountryBillFragment | null;
  readonly numbers: readonly (Pick<Queries.CountryNumberFragment, "row" | "levels"> & {
    readonly facts: Queries.CountryBillLineFragment["facts"];
  })[];
}

/** The bill for the visitor's level: tuition takes that level's figure or stays open. Null without a bill. */
export function billOfLevel(
  { bill, numbers }: BilledCountry,
  finished: Criteria["finished"],
): Queries.CountryBillFragment | null {
  const tuition = numbers.find(({ row }) => row === "tuition");
  const wanted = levelAfter[finished];
  if (!bill || !tuition || wanted === undefined) return bill;
  const lines = [...bill.show, ...bill.pay];
  const ofMaster = wanted === "master" ? masterLines(lines, bill.master) : null;
  if (ofMaster) {
    const count = bill.show.length;
    const scope = bill.masterScope ?? bill.scope;
    const caveat = bill.masterCaveat ?? bill.caveat;
    return { ...bill, scope, caveat, show: ofMaster.slice(0, count), pay: ofMaster.slice(count), master: [] };
  }
  // What a whole master's costs stands in a line of its own and is no tuition of a year.
  const wholes = wanted === "master" ? bill.master.flatMap(({ facts }) => facts) : [];
  const next = tuition.levels.find(
    ({ level, fact }) => level === wanted && !wholes.some(({ jsonId }) => jsonId === fact),
  );
  const adapt = (line: Queries.CountryBillLineFragment): Queries.CountryBillLineFragment => {
    const levels = tuition.levels.filter(({ fact }) => line.facts.some(({ jsonId }) => jsonId === fact));
    if (levels.length === 0 || levels.some(({ level }) => level === wanted)) return line;
    if (!next) return { ...line, note: countriesWords.bill.otherLevel, amounts: [], basis: null, facts: [] };
    const { fact, note, amounts, basis } = next;
    return { ...line, note, amounts, basis, facts: tuition.facts.filter(({ jsonId }) => jsonId === fact) };
  };
  return { ...bill, show: bill.show.map(adapt), pay: bill.pay.map(adapt) };
}

/** The sum of a bill for one level of studies. @param fields amounts that the visitor entered */
export function countedBill(
  bill: Queries.CountryBillFragment,
  finished: Criteria["finished"] = "",
  fields: Fields = {},
): CountedSum {
  const lines = [...bill.show, ...bill.pay];
  const level = levelAfter[finished] ?? "bachelor";
  const years = level === "master" ? bill.masterYears : bill.years;
  const currency = lines.find((line) => line.currency)?.currency ?? "";
  const { scope, caveat } = bill;
  return { ...billSum(lines, fields, years), level, years, currency, scope, caveat };
}
