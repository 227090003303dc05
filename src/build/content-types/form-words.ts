import { isSupportedCountry } from "libphonenumber-js/min";
import { z } from "zod";
import { defineContentType } from "./content-type";
import { confirm, internalPath, template, text } from "./fields";

const heading = () => text(40, "Heading, for screen readers where it is not shown");
const submit = () => text(24, "Text of the button");
const note = () => text(120, "Small words beside the button");
const label = () => text(30, "Label of the field");
const part = () =>
  z
    .strictObject({ title: text(40, "Heading of the part"), note: text(40, "Small words after it") })
    .meta({ graphql: "FormPartWords" });
const privacy = () =>
  template(
    280,
    ["days", "link"],
    "Below the button: what is collected, why and for how long, and that a parent sends it with those under 18",
  );
const after = () =>
  z
    .strictObject({
      heading: text(40, "Heading of what follows, once the form was sent"),
      next: z
        .array(text(160, "What happens next, and when"))
        .min(1, "is empty, expected at least one sentence"),
      prepareHeading: text(40, "Heading of what to prepare meanwhile"),
      prepare: z.array(text(120, "One thing to prepare")).min(1, "is empty, expected at least one thing"),
      confirm: confirm(),
    })
    .meta({ graphql: "FormWordsAfter" });
const reason = () => text(120, "Why a message was not sent, before the other ways");

const contact = z
  .strictObject({
    heading: heading(),
    submit: submit(),
    note: note(),
    privacy: privacy(),
    after: after(),
    opening: template(
      60,
      ["name"],
      "Message that the form opens with when a visitor comes from an institution",
    ),
    about: template(60, ["name"], "Line above the fields then, for as long as the message names it"),
    brought: text(100, "The same where the message holds a plan, unchanged"),
    fields: z.strictObject({
      fullName: label(),
      email: label(),
      country: label().describe("Label of the choice of a dial code"),
      phone: label(),
      message: label(),
    }),
    near: text(30, "Name of the first countries of that choice"),
    others: text(30, "Name of all other countries"),
    countries: z
      .array(
        z
          .strictObject({
            code: z
              .string()
              .refine((code) => isSupportedCountry(code), "is no country's code, expected e.g. IN")
              .describe("Two letters"),
            name: text(40, "Name"),
          })
          .meta({ graphql: "NearCountry" }),
      )
      .min(1, "is empty, expected at least one country")
      .describe("The first countries of that choice, in order"),
    confirm: confirm(),
  })
  .describe("Contact form");

const consultation = z
  .strictObject({
    heading: heading(),
    submit: submit(),
    note: note(),
    privacy: privacy(),
    after: after(),
    part: template(16, ["number"], "Stub of a part"),
    parts: z.strictObject({ about: part(), education: part(), studyCountry: part() }),
    mobileHint: text(120, "Below the mobile number: how to write it"),
    fields: z.strictObject({
      name: label(),
      email: label(),
      mobile: label(),
      address: label(),
      otherEducation: label(),
      otherStudyCountry: label(),
    }),
    confirm: confirm(),
  })
  .describe("Online consulting form");

const sending = z
  .strictObject({
    busy: text(24, "The button while a message is under way"),
    busyNote: text(60, "The same, for screen readers"),
    offline: text(120, "While the visitor's device has no connection"),
    reference: template(90, ["reference"], "Under the form, when a message was sent: its number"),
    privacyLink: z
      .strictObject({ label: text(40, "Text of the link"), path: internalPath() })
      .describe("The link in the line on what is collected"),
    copy: z
      .strictObject({
        heading: text(40, "Heading of the copy of what was sent"),
        sent: template(60, ["time"], "First line of the copy"),
        number: template(60, ["reference"], "Second line, where the message has a number"),
        note: text(120, "Under the copy: where it is, and where not"),
        print: text(24, "Button that prints the copy"),
        save: text(24, "Button that saves the copy as a file"),
        file: text(30, "Name of that file, without ending").regex(
          /^[a-z0-9-]+$/,
          "is no file name, expected lower-case letters, digits and hyphens",
        ),
      })
      .describe("The visitor's own copy, after a message was sent"),
    notSent: text(60, "Heading of the other ways, after a failure"),
    reasons: z.strictObject({ offline: reason(), timeout: reason(), network: reason(), server: reason() }),
    byMail: text(30, "Link that opens the visitor's mail program"),
    byChat: text(30, "Link that opens the chat"),
    orCall: template(40, ["phone"], "After the two links"),
    messages: text(40, "Name of the place where messages appear, for screen readers"),
    close: text(40, "Button that closes a message, for screen readers"),
    withoutScript: template(200, ["phone", "email", "chat"], "In place of the form where JavaScript is off"),
    chat: text(40, "The link to the chat in that sentence"),
  })
  .describe("Both forms: sending, and what can go wrong");

/** Words of the two forms. Messages, toasts and choices are fixed and stand in the code: docs/decisions.md, "Forms". */
export const formWords = defineContentType({
  name: "FormWords",
  files: { file: "forms.json" },
  format: "json-object",
  schema: z.strictObject({ contact, consultation, sending }),
});
