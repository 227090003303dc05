import { css } from "@emotion/react";
import { StepIcon } from "../../articles/step-icon";
import { colour, space } from "../../theme/tokens";
import { ButtonLink } from "../../ui/links/button-link";
import { Perforated } from "../../ui/motifs/perforated";
import { RoundMark } from "../../ui/motifs/round-mark";

const row = css({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space[6],
  marginTop: space[6],
});
const stamp = css({ width: "180px", height: "120px", background: colour.states });
const mark = css({ width: "240px", color: colour.accent });

export function MotifList() {
  return (
    <>
      <div css={row}>
        {(["primary", "ink", "secondary", "tertiary"] as const).map((look) => (
          <ButtonLink key={look} to="/" look={look}>
            {look}
          </ButtonLink>
        ))}
      </div>
      <div css={row}>
        <Perforated>
          <div css={stamp} />
        </Perforated>
        <Perforated isSmall>
          <div css={stamp} />
        </Perforated>
        <RoundMark css={mark} top="Published" bottom="Step 5 of 7" lines={["18 JUL", "2025"]} hasWaves />
      </div>
      <div css={row}>
        {(["chat", "document", "envelope", "heart", "passport", "bag", "home"] as const).map((name) => (
          <StepIcon key={name} name={name} />
        ))}
      </div>
    </>
  );
}
