import { css } from "@emotion/react";
import { getCountryCallingCode } from "libphonenumber-js/min";
import { Icon } from "../../components/motifs/icon";
import { colour, font, space } from "../../theme/tokens";
import { phoneCountries } from "./phone-countries";

// Lies over the select, whose own text would be the whole country name; clicks go through.
const face = css({
  gridArea: "1 / 1",
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr) auto",
  alignItems: "center",
  gap: space[1],
  paddingInline: space[2],
  color: colour.heading,
  fontSize: "1rem",
  fontWeight: 600,
  pointerEvents: "none",
});
const plate = css({
  padding: "2px 5px",
  border: `2px solid ${colour.heading}`,
  borderRadius: "3px",
  font: `700 0.9375rem/1.1 ${font.heading}`,
});

interface DialCodeFaceProps {
  /** The chosen country's code. */
  readonly country: string;
}

/** The closed country choice as a short plate: "IN +91". The select under it is what everyone uses. */
export function DialCodeFace({ country }: DialCodeFaceProps) {
  const dial = phoneCountries.isKnown(country) ? getCountryCallingCode(country) : "";
  return (
    <span css={face} aria-hidden="true">
      <span css={plate}>{country}</span>
      <span>+{dial}</span>
      <Icon name="chevron" size={16} />
    </span>
  );
}
