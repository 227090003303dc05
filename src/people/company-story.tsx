import { css } from "@emotion/react";
import { SectionText } from "../reading/text-sections";
import { lettering } from "../theme/lettering";
import { colour, from, rule, size, space, type } from "../theme/tokens";
import { Container } from "../ui/layout/container";
import { grid, paper } from "../ui/layout/primitives";

const list = css({
  ...grid([11, 0], { desktop: [2, [16, 0]] }),
  paddingBlock: space.section,
  h2: { fontSize: type.proseH2 },
  "p + p": { marginTop: "1em" },
});
const part = css({
  ...grid(4, { desktop: ["4 8", 8] }),
  gridColumn: "1 / -1",
  p: { maxWidth: size.prose, fontSize: type.article, lineHeight: 1.65 },
});
const opening = css(part, {
  "p:first-of-type": { color: colour.heading, fontSize: type.intro, fontWeight: 500, lineHeight: 1.55 },
});
const slip = css({
  padding: "clamp(24px, 4vw, 44px)",
  ...paper,
  h2: { marginBottom: space[4] },
  p: { color: colour.heading, ...lettering.lead },
  "& + &": { borderTop: rule.tear, marginTop: `-${space[11]}` },
  [from.desktop]: { "& + &": { marginTop: 0, borderTop: 0, borderLeft: rule.tear } },
});

interface CompanyStoryProps {
  readonly sections: readonly Queries.TextSectionsFragment[];
  readonly isOpening?: boolean;
}

export function CompanyStory({ sections, isOpening = false }: CompanyStoryProps) {
  return (
    <Container css={list}>
      {sections.map((section) => {
        const { heading, text, done, open } = section;
        const isSlip = !isOpening && text.length === 1 && !done && !open;
        return (
          <section key={heading} css={isSlip ? slip : isOpening ? opening : part} aria-label={heading}>
            <h2>{heading}</h2>
            <SectionText section={section} />
          </section>
        );
      })}
    </Container>
  );
}
