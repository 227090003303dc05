import { css } from "@emotion/react";
import formsWords from "../../../content/words/forms.json";
import { fill } from "../../lib/fill";
import { colour, font, type } from "../../theme/tokens";
import { useTextField } from "../fields/field";
import { askedAbout, holdsBrought, type InstitutionName } from "./opening";

const line = css({ color: colour.heading, font: `700 ${type.h3}/1.2 ${font.heading}` });

const { contact: words } = formsWords;

interface AboutLineProps {
  readonly institutions: readonly InstitutionName[];
}

export function AboutLine({ institutions }: AboutLineProps) {
  const { value: message } = useTextField("message");
  // In the exported HTML there is no address, and no message yet.
  const institution = message && askedAbout(message, window.location.search, institutions);
  const text = institution ? fill(words.about, { name: institution.name }) : words.brought;
  return institution || holdsBrought(message) ? (
    <p css={line} data-about>
      {text}
    </p>
  ) : null;
}
