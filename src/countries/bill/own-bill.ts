import countriesWords from "../../../content/words/countries.json";
import type { Answers } from "../../star/answers";
import { levelAfter } from "../../star/profile";
import { type Level, masterLines } from "./sum";

interface BilledCountry {
  readonly bill: Queries.CountryBillFragment | null;
  readonly numbers: readonly (Pick<Queries.CountryNumberFragment, "row" | "levels"> & {
    readonly facts: Queries.CountryBillLineFragment["facts"];
  })[];
}

/**
 * The bill for the visitor's level of studies: tuition takes that level's figure or stays open. Undefined without a
 * bill.
 */
export function ownBill(
  { bill, numbers }: BilledCountry,
  finished: Answers["f"],
): Queries.CountryBillFragment | null {
  const tuition = numbers.find(({ row }) => row === "tuition");
  const wanted = levelAfter[finished];
  if (!bill || !tuition || wanted === undefined) return bill;
  const lines = [...bill.show, ...bill.pay];
  const ofMaster = wanted === "master" ? masterLines(lines, bill.master) : null;
  if (ofMaster) {
    const count = bill.show.length;
    return { ...bill, show: ofMaster.slice(0, count), pay: ofMaster.slice(count), master: [] };
  }
  const next = tuition.levels.find(({ level }) => level === wanted);
  const adapt = (line: Queries.CountryBillLineFragment): Queries.CountryBillLineFragment => {
    const levels = tuition.levels.filter(({ fact }) => line.facts.some(({ jsonId }) => jsonId === fact));
    if (levels.length === 0 || levels.some(({ level }) => level === wanted)) return line;
    if (!next) return { ...line, note: countriesWords.bill.otherLevel, amounts: [], basis: null, facts: [] };
    const { fact, note, amounts, basis } = next;
    return { ...line, note, amounts, basis, facts: tuition.facts.filter(({ jsonId }) => jsonId === fact) };
  };
  return { ...bill, show: bill.show.map(adapt), pay: bill.pay.map(adapt) };
}

/** The level of studies of a bill and its length in years. */
export function degreeOf(
  { years, masterYears }: Pick<Queries.CountryBillFragment, "years" | "masterYears">,
  finished: Answers["f"],
): { readonly level: Level; readonly years: number } {
  const level = levelAfter[finished] ?? "bachelor";
  return { level, years: level === "master" ? masterYears : years };
}

export const billLines = (bill: Queries.CountryBillFragment | null) =>
  bill ? [...bill.show, ...bill.pay] : [];
