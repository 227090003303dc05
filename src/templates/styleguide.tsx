import { css } from "@emotion/react";
import { StepIcon } from "../articles/step-icon";
import { colour, font, ground, phase, shadow, space, type } from "../theme/tokens";
import { Container } from "../ui/layout/container";
import { PageHead } from "../ui/layout/page-head";
import { Section } from "../ui/layout/section";
import { ButtonLink } from "../ui/links/button-link";
import { Perforated } from "../ui/motifs/perforated";
import { RoundMark } from "../ui/motifs/round-mark";

const list = css({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(168px, 1fr))",
  gap: space[4],
  marginTop: space[5],
});
const swatch = css({ height: "64px", border: `1px solid ${colour.line}` });
const tokenName = css({ color: colour.heading, font: `700 1.0625rem/1.3 ${font.heading}` });

interface TokenListProps {
  /** Tokens by name; colours show as swatches, others as their values. */
  readonly tokens: Readonly<Record<string, string>>;
  readonly areColours?: boolean;
}

function TokenList({ tokens, areColours = false }: TokenListProps) {
  return (
    <ul css={list}>
      {Object.entries(tokens).map(([key, value]) => (
        <li key={key}>
          {areColours && <div css={swatch} style={{ background: value }} />}
          <p css={tokenName}>{key}</p>
          <p>{value}</p>
        </li>
      ))}
    </ul>
  );
}

const row = css({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space[6],
  marginTop: space[6],
});
const stamp = css({ width: "180px", height: "120px", background: colour.states });
const mark = css({ width: "240px", color: colour.accent });

function MotifList() {
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

/** Tokens and motifs on one page, for engineers; only `npm run develop` creates it. */
export default function StyleguideTemplate() {
  return (
    <>
      <PageHead
        page={{
          title: "Styleguide",
          heading: "Styleguide",
          intro: "Every token and motif. Components take their values from here and nowhere else.",
        }}
      />
      <Container>
        <h2>Colours by role</h2>
        <TokenList tokens={colour} areColours />
        <h2>Grounds and phases</h2>
        <TokenList tokens={{ ...ground, ...phase }} areColours />
        <h2>Space, type, shadow</h2>
        <TokenList tokens={{ ...space, ...type, ...shadow }} />
      </Container>
      <Section ground="page">
        <h2>Buttons and motifs</h2>
        <MotifList />
      </Section>
    </>
  );
}

export function Head() {
  return <title>Styleguide | BEC</title>;
}
