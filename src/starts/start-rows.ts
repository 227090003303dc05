import { MONTHS_A_YEAR, monthOf } from "../lib/months";
import type { DatesChoice } from "./dates-address";
import { datedIntake, intakesFor, nextStart } from "./start-dates";
import { type PlacedIntake, type PlacedStage, placeIntakes } from "./year-layout";

export type StartsCountry = Queries.StartsCountryFragment;

export interface StartRow {
  readonly key: string;
  readonly country: StartsCountry;
  /** As the HTML shows it: undated. */
  readonly intake: PlacedIntake;
  /** On the visitor's day: its next time, and the time that can be reached if that one cannot. */
  readonly dated?: { readonly now: number } & Pick<
    NonNullable<ReturnType<typeof nextStart>>,
    "next" | "missed"
  > & { readonly coming: ReturnType<typeof datedIntake> };
}

export const stageOf = (stages: readonly PlacedStage[], step: "apply" | "visa"): PlacedStage | undefined =>
  stages.find((stage) => stage.step === step);

export const isTooLate = ({ dated }: StartRow) => dated?.coming.state === "tooLate";

/** The rows of all starts in order of time from today, those too late last; from January if the day is not known. */
export function startRows(countries: readonly StartsCountry[], today: Date | undefined): readonly StartRow[] {
  const now = today && monthOf(today);
  return countries
    .flatMap((country) =>
      placeIntakes(country.year).map((intake): StartRow & { readonly at: number } => {
        const key = [country.slug, intake.month, intake.at].filter(Boolean).join("-");
        const start = { key, country, intake };
        if (now === undefined) return { ...start, at: intake.start % MONTHS_A_YEAR };
        const coming = datedIntake(intake, now, now);
        const found = nextStart([intake], now, now);
        return { ...start, at: coming.start, dated: found && { ...found, coming, now } };
      }),
    )
    .sort((one, other) => Number(isTooLate(one)) - Number(isTooLate(other)) || one.at - other.at);
}

export const isChosen = ({ country, intake }: StartRow, choice: DatesChoice): boolean =>
  (!choice.country || choice.country === country.slug) && intakesFor([intake], choice.level).length > 0;
