import { css } from "@emotion/react";
import { colour, font, type } from "../../theme/tokens";
import { fill } from "../../words/fill";
import { useTextField } from "../fields/field";
import { askedAbout, type InstitutionName } from "./opening";

const line = css({ color: colour.heading, font: `700 ${type.h3}/1.2 ${font.heading}` });

interface AboutLineProps {
  readonly institutions: readonly InstitutionName[];
  /** Words with a place for the institution's name. */
  readonly words: string;
}

/** Above the fields: which institution the message is about, where the visitor comes from one. */
export function AboutLine({ institutions, words }: AboutLineProps) {
  const { value: message } = useTextField("message");
  // In the exported HTML there is no address, and no message yet.
  const institution = message && askedAbout(message, window.location.search, institutions);
  return institution ? (
    <p css={line} data-about>
      {fill(words, { name: institution.name })}
    </p>
  ) : null;
}
