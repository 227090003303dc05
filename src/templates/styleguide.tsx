import { colour, ground, phase, shadow, space, type } from "../theme/tokens";
import { Container } from "../ui/layout/container";
import { PageHead } from "../ui/layout/page-head";
import { Section } from "../ui/layout/section";
import { MotifList } from "./styleguide/motif-list";
import { TokenList } from "./styleguide/token-list";

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
