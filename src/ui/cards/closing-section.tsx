import { css } from "@emotion/react";
import { graphql, useStaticQuery } from "gatsby";
import { useId } from "react";
import readingWords from "../../../content/words/reading.json";
import { Filled } from "../../lib/filled";
import { useCompany } from "../../lib/hooks/use-company";
import { required } from "../../lib/required";
import { lettering, titled } from "../../theme/lettering";
import { paperScope } from "../../theme/schemes";
import { colour, from, ground, phone, rule, shadow, space, type } from "../../theme/tokens";
import { above, grid, row } from "../layout/primitives";
import { Section } from "../layout/section";
import { ContentButton } from "../links/button-link";
import { PhoneLink } from "../links/phone-link";
import { Perforated } from "../motifs/perforated";
import { RoundMark } from "../motifs/round-mark";
import { Picture } from "../pictures/picture";
import { AfterWriting } from "./after-writing";

const STRIPES = [
  `${colour.accent} 0 20px`,
  `${colour.surface} 20px 36px`,
  `${ground.sea} 36px 56px`,
  `${colour.surface} 56px 72px`,
].join(", ");

const airmail = css({
  border: "14px solid transparent",
  background: [
    `linear-gradient(${colour.surface}, ${colour.surface}) padding-box`,
    `repeating-linear-gradient(-45deg, ${STRIPES}) border-box`,
  ].join(", "),
});

const envelope = css(paperScope, airmail, grid(8, { desktop: ["1 320px", 16] }), {
  padding: `${space[8]} ${space[5]}`,
  boxShadow: shadow.card,
  [from.tablet]: { padding: space[11] },
  [from.desktop]: { padding: `${space[16]} 72px` },
});
const words = css({ p: { marginTop: space[4], maxWidth: "34em", ...lettering.lead, textWrap: "balance" } });
const buttons = css({
  ...row(3),
  marginTop: space[8],
  // Phones show the second button in the bar at the foot of the window.
  [phone]: { a: { paddingInline: space[5] }, "a + a": { display: "none" } },
});
const call = css({ ...lettering.strong, textUnderlineOffset: "3px", whiteSpace: "nowrap" });

const postage = css({
  position: "relative",
  [phone]: { display: "none" },
  order: -1,
  justifySelf: "end",
  width: "min(100%, 280px)",
  [from.desktop]: { order: 0, width: "100%" },
});
const stamp = css({ width: "124px", marginLeft: "auto", [from.desktop]: { width: "190px" } });
const mark = css({
  position: "absolute",
  top: "28px",
  right: "64px",
  width: "min(188px, 70%)",
  color: colour.heading,
  opacity: 0.8,
  [from.desktop]: { top: "64px", right: "76px", width: "250px" },
});
const address = css({
  display: "none",
  width: "190px",
  margin: `${space[8]} 0 0 auto`,
  [from.desktop]: { display: "block" },
  li: { padding: `${space[2]} 0`, borderBottom: rule.thin, ...titled("text", 600, 1.3) },
});

/** The section at the end of a page; without props it has the home page's texts. */
export function ClosingSection(texts: Partial<Queries.ClosingSectionFragment>) {
  const id = useId();
  const { phone, hours, since } = useCompany();
  const { home } = useStaticQuery<Queries.ClosingQuery>(graphql`
    query Closing {
      home { closing { ...ClosingSection } }
    }
    fragment ClosingSection on HomeClosing {
      heading text
      primary { label path }
      secondary { label path }
      image { childImageSharp { gatsbyImageData(width: 400, avifOptions: { quality: 46 }, breakpoints: [400]) } }
      alt lines
    }
  `);
  const closing = { ...required(home, "content/home.json").closing, ...texts };
  const { postmarks } = readingWords;
  const [, city = "", country = ""] = closing.lines;
  return (
    <Section ground="closing" labelledBy={id}>
      <div css={envelope} data-print="bare block">
        <div css={words}>
          <h2 id={id}>{closing.heading}</h2>
          <p>{closing.text}</p>
          <div css={buttons}>
            <ContentButton link={closing.primary} look="primary" />
            <ContentButton link={closing.secondary} look="secondary" />
          </div>
          <AfterWriting css={above(5)} />
          <p css={{ "section div > &": { marginTop: space[5], fontSize: type.small } }}>
            <Filled
              text={readingWords.talk}
              values={{ phone: <PhoneLink phone={phone} css={call} />, hours }}
            />
          </p>
        </div>
        <div css={postage} data-print="no">
          <Perforated css={stamp}>
            <Picture file={closing.image} alt={closing.alt} sizes="190px" />
          </Perforated>
          <RoundMark
            css={mark}
            top={city}
            bottom={country}
            lines={[postmarks.since, String(since)]}
            hasWaves
          />
          <ul css={address}>
            {closing.lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </div>
      </div>
    </Section>
  );
}
