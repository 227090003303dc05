import { css } from "@emotion/react";
import { type ReactNode, useId } from "react";
import formsWords from "../../../content/words/forms.json";
import { Filled } from "../../lib/filled";
import { colour, font, type PhaseName, phase, radius, space, type } from "../../theme/tokens";

/** Where the parts have the room for a stub beside them: on an upright tablet the picture has it. */
export const roomy = "@media (min-width: 40em) and (max-width: 47.99em), (min-width: 64em)";

const pass = css({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
  borderRadius: radius.card,
  background: colour.surface,
  overflow: ["hidden", "clip"],
  [roomy]: { gridTemplateColumns: "104px minmax(0, 1fr)" },
});
const stub = css({
  display: "flex",
  alignItems: "baseline",
  gap: space[2],
  padding: `${space[2]} ${space[5]}`,
  borderBottom: `2px dashed ${colour.surface}`,
  color: colour.heading,
  fontSize: type.small,
  fontWeight: 700,
  strong: { font: `800 1.75rem/1 ${font.heading}` },
  [roomy]: {
    strong: { fontSize: "2.625rem" },
    flexDirection: "column",
    gap: space[1],
    padding: space[6],
    borderBottom: 0,
    borderRight: `2px dashed ${colour.surface}`,
  },
});
const body = css({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[5],
  padding: "clamp(20px, 3vw, 32px)",
});
const head = css({
  fontSize: type.h3,
  fontWeight: 800,
  small: { display: "block", marginTop: space[1] },
  [roomy]: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "baseline",
    justifyContent: "space-between",
    columnGap: space[4],
  },
});
const aside = css({ color: colour.muted, font: `400 ${type.small} ${font.text}` });

interface FormPartProps {
  readonly step: number;
  readonly phase: PhaseName;
  readonly title: string;
  readonly note: string;
  readonly children: ReactNode;
}

export function FormPart({ step, phase: name, title, note, children }: FormPartProps) {
  const id = useId();
  return (
    <fieldset aria-labelledby={id} css={pass}>
      <div css={stub} style={{ background: phase[name] }} aria-hidden="true">
        <Filled text={formsWords.consultation.part} values={{ number: <strong>{step}</strong> }} />
      </div>
      <div css={body}>
        <h3 id={id} css={head}>
          {title} <small css={aside}>{note}</small>
        </h3>
        {children}
      </div>
    </fieldset>
  );
}
