import { css } from "@emotion/react";
import { useId } from "react";
import formsWords from "../../../content/words/forms.json";
import { fill } from "../../lib/fill";
import { lettering } from "../../theme/lettering";
import { colour, from, rule, space, type } from "../../theme/tokens";
import { grid, paper, stack } from "../../ui/layout/primitives";
import { sendContact } from "../api";
import { useTextField } from "../fields/field";
import { TextField } from "../fields/text-field";
import { SharedForm } from "../shared/shared-form";
import { contactBody, contactDefinition, contactSender } from "./contact";
import { askedAbout, containsInserted, type Opening, openAbout } from "./opening";
import { PhoneField } from "./phone-field";
import { waitForPhones } from "./phone-library";

const message = css({
  [from.desktop]: {
    gridTemplateRows: "auto minmax(0, 1fr) auto",
    alignContent: "stretch",
    paddingLeft: space[11],
    borderLeft: rule.tear,
  },
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
  const name = opening && askedAbout(opening, window.location.search, openings);
  const text = name ? fill(words.about, { name }) : words.brought;
  return name || containsInserted(opening) ? <p css={lettering.head}>{text}</p> : null;
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
      <AboutLine openings={openings} />
      <div css={grid(5, { desktop: ["5 6", 11] })}>
        <div css={{ ...stack(5), alignContent: "start" }}>
          <TextField name="fullName" label={words.fields.fullName} autoComplete="name" isRequired />
          <TextField name="email" label={words.fields.email} type="email" autoComplete="email" isRequired />
          <PhoneField />
        </div>
        <TextField name="message" label={words.fields.message} rows={7} isRequired css={message} />
      </div>
    </SharedForm>
  );
}
