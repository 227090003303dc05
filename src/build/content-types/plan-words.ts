import { z } from "zod";
import { internalPath, slug, template, text } from "./fields";

/** Words of /plan. */
export const plan = z
  .strictObject({
    empty: text(120, "Said while there is nothing in the plan"),
    invite: z
      .strictObject({
        heading: text(60, "What to do"),
        text: text(260, "What the page then does"),
      })
      .describe("What an empty plan says of itself"),
    example: template(40, ["name"], "Name of the example of a plan, of a country"),
    ways: z
      .array(
        z.strictObject({
          label: text(40, "What stands there"),
          path: internalPath(),
          note: text(90, "What is found there"),
        }),
      )
      .min(1, "is empty, expected at least one way on")
      .describe("Where something can be found for it"),
    still: text(160, "Said where scripts are off"),
    wishes: text(40, "Heading: what the family looks for"),
    start: text(40, "Name of the choice of the first month"),
    going: text(24, "Beside the countries of a plan that came with a link"),
    open: text(24, "No month chosen"),
    where: text(40, "Heading: countries and institutions"),
    addCountry: text(40, "Name of the choice that adds a country"),
    addInstitution: template(60, ["name"], "The same of an institution in a country"),
    choose: text(24, "What stands there while nothing is chosen"),
    star: text(30, "On a country's page: button that puts it into the plan"),
    starred: text(30, "The same where it is in the plan"),
    link: text(24, "Link to the plan, beside what is in it"),
    most: template(80, ["most"], "Where no further country can be added"),
    mostInstitutions: template(80, ["most"], "Where no further institution can be added"),
    remove: template(40, ["name"], "Button that takes a country or an institution away"),
    removed: template(60, ["name"], "What is announced then"),
    undo: text(24, "Button that brings it back"),
    guide: template(40, ["name"], "Link to a country guide"),
    when: text(40, "Heading: the dates"),
    intake: template(40, ["month"], "Name of an intake, with its year"),
    span: template(30, ["first", "last"], "From one month to another"),
    until: template(30, ["month"], "When something is due that has begun"),
    soon: text(40, "When something is due whose months are over"),
    noMonths: text(120, "Under a country of which no month is recorded"),
    otherStart: template(
      120,
      ["wanted", "month"],
      "Where no intake is recorded for the month in which the student wants to start",
    ),
    classes: text(40, "What the last date is"),
    today: text(12, "Beside the line of today, in the drawing of months"),
    strap: z
      .strictObject({
        known: text(70, "Filled bars"),
        plan: text(40, "Outlined bars"),
      })
      .describe("What the bars of the drawing mean"),
    calendar: text(40, "Button that saves the dates as a calendar file"),
    calendarSaved: text(80, "What is announced then"),
    calendarFailed: text(120, "The same where it did not work"),
    event: template(60, ["country", "stage"], "Name of a date in a calendar"),
    eventEnds: template(60, ["country", "stage"], "The same for the last month of what takes several"),
    costs: text(40, "Heading: the bills"),
    otherLevel: text(60, "In a bill, of tuition that is recorded for another level only"),
    budget: z
      .strictObject({
        within: template(120, ["sum", "budget", "open"], "Where the known lines of a bill stay within it"),
        above: template(120, ["sum", "budget"], "Where they come to more"),
      })
      .describe("Under a bill, where the family has said what it can spend"),
    printed: template(120, ["company", "date", "address"], "First line on paper"),
    list: text(40, "Heading: what has to be ready"),
    done: template(40, ["done", "count"], "How much of a list is ready"),
    groups: z
      .array(
        z.strictObject({
          name: text(40, "Name of the list"),
          items: z
            .array(
              z.strictObject({
                id: slug("Short name under which the browser keeps the tick"),
                name: text(90, "What has to be ready"),
              }),
            )
            .min(1, "is empty, expected at least one line"),
        }),
      )
      .min(1, "is empty, expected at least one list")
      .refine(
        (groups) => {
          const ids = groups.flatMap(({ items }) => items.map(({ id }) => id));
          return new Set(ids).size === ids.length;
        },
        { message: "has an id twice, expected another for each line" },
      )
      .describe("Lists of what has to be ready"),
    questions: text(40, "Name of the field for questions"),
    questionsHint: text(120, "What belongs into it"),
    actions: text(40, "Name of what can be done with the plan, for screen readers"),
    ask: text(60, "Button that takes the plan to the contact form"),
    askNote: text(140, "What it does"),
    copy: text(40, "Button that copies the plan's address"),
    copied: text(40, "What is announced then"),
    uncopied: text(100, "The same where the browser does not allow it"),
    copyNote: text(140, "What the link holds, and what it does not"),
    print: text(30, "Button that prints the plan"),
    kept: text(100, "Where the browser keeps the plan"),
    unkept: text(140, "The same where the browser keeps nothing"),
    forget: text(30, "Button that forgets everything"),
    forgetNote: text(120, "What that includes"),
    forgotten: text(60, "What is announced then"),
    shared: text(80, "Said of a plan that came with the address"),
    sharedIntro: text(180, "Under the heading of such a plan: what it brings, and what not"),
    sharedNote: text(140, "What can be done with such a plan"),
    take: text(40, "Button that makes it the visitor's own"),
    takeNote: text(80, "Where the visitor has a plan already"),
    taken: text(60, "What is announced then"),
    message: z
      .strictObject({
        heading: text(60, "First line"),
        countries: template(40, ["names"], "The countries"),
        institutions: template(40, ["names"], "The institutions"),
        start: template(40, ["month"], "The first month"),
        finished: template(40, ["answer"], "What the student has finished"),
        money: template(40, ["answer"], "What the family can spend in a year"),
        bill: template(90, ["name", "amount", "known", "count"], "What is known of a bill"),
        ready: template(60, ["done", "count"], "How much of the lists is ready"),
        questions: template(40, ["questions"], "The questions"),
      })
      .describe("The plan as a message"),
  })
  .describe("Words of the plan");
