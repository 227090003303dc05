import { css } from "@emotion/react";
import { useId } from "react";
import formsWords from "../../../content/words/forms.json";
import { fill } from "../../lib/fill";
import { lettering } from "../../theme/lettering";
import { colour, from, rule, space, type } from "../../theme/tokens";
import { grid, paper, stack, tinted } from "../../ui/layout/primitives";
import { sendContact } from "../api";
import { useTextField } from "../fields/field";
import { TextField } from "../fields/text-field";
import { SharedForm } from "../shared/shared-form";
import { contactBody, contactDefinition, contactSender } from "./contact";
import { askedAbout, containsInserted, type Opening, openAbout } from "./opening";
import { PhoneField } from "./phone-field";
import { waitForPhones } from "./phone-library";

const column = css({
  display: "grid",
  gridTemplateRows: "auto minmax(0, 1fr)",
  alignContent: "start",
  [from.desktop]: { alignContent: "stretch", paddingLeft: space[11], borderLeft: rule.tear },
});
const inserted = css({
  ...tinted("states"),
  marginBottom: space[3],
  padding: `${space[3]} ${space[4]}`,
  borderLeft: `6px solid ${colour.tag}`,
  ...lettering.firm,
  lineHeight: 1.35,
});
const message = css({
  gridRow: 2,
  [from.desktop]: { gridTemplateRows: "auto minmax(0, 1fr) auto", alignContent: "stretch" },
  textarea: {
    lineHeight: "34px",
    paddingBlock: space[2],
    backgroundImage: `repeating-linear-gradient(transparent 0 33px, ${colour.line} 33px 34px)`,
    backgroundAttachment: "local",
    backgroundPositionY: space[2],
    fontSize: type.text,
  },
});

const { contact: words } = formsWords;

function AboutLine({ openings }: { readonly openings: readonly Opening[] }) {
  const { value: opening } = useTextField("message");
  // The exported HTML knows no address and no message yet.
  const about = opening === "" ? undefined : askedAbout(opening, window.location.search, openings);
  const text = about?.name ? fill(words.about, { name: about.name }) : words.brought;
  return about || containsInserted(opening) ? (
    <p css={inserted} data-inserted="">
      {text}
    </p>
  ) : null;
}

interface ContactFormProps {
  readonly to: string;
  readonly openings: readonly Opening[];
}

export function ContactForm({ to, openings }: ContactFormProps) {
  const headingId = useId();
  return (
    <SharedForm
      definition={contactDefinition}
      send={async (values) => {
        await waitForPhones();
        return sendContact(contactBody(to, values), contactSender(values));
      }}
      prepare={(values) => openAbout(values, openings)}
      labelledBy={headingId}
      words={words}
      css={{ ...paper, padding: "clamp(20px, 4vw, 48px)" }}
    >
      <h2 id={headingId}>{words.heading}</h2>
      <div css={grid(5, { desktop: ["5 6", 11] })}>
        <div css={{ ...stack(5), alignContent: "start" }}>
          <TextField name="fullName" label={words.fields.fullName} autoComplete="name" isRequired />
          <TextField name="email" label={words.fields.email} type="email" autoComplete="email" isRequired />
          <PhoneField />
        </div>
        <div css={column}>
          <AboutLine openings={openings} />
          <TextField
            name="message"
            label={words.fields.message}
            place="write"
            rows={7}
            isRequired
            css={message}
          />
        </div>
      </div>
    </SharedForm>
  );
}
