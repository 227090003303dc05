import { css } from "@emotion/react";
import { graphql, type PageProps } from "gatsby";
import formsWords from "../../content/words/forms.json";
import reading from "../../content/words/reading.json";
import { ConsultationForm } from "../forms/consultation/consultation-form";
import { BringList, FirstTalk } from "../forms/consultation/first-talk";
import { FormNotice } from "../forms/shared/form-notice";
import { Filled } from "../lib/filled";
import { useCompany } from "../lib/hooks/use-company";
import { required } from "../lib/required";
import { PageNextLinks } from "../reading/next-links";
import { fixedHead } from "../seo/fixed-head";
import { from, fromUpright, largeText, space } from "../theme/tokens";
import { Container } from "../ui/layout/container";
import { PageHead } from "../ui/layout/page-head";
import { grid } from "../ui/layout/primitives";
import { PhoneLink } from "../ui/links/phone-link";
import { Perforated } from "../ui/motifs/perforated";
import { Picture } from "../ui/pictures/picture";

const PLACE = "content/pages.json#consultation";

const TITLE_ID = "consulting-form";

const head = css({ [from.desktop]: { paddingBottom: space[16], "h1 + p": { maxWidth: "30em" } } });
const columns = css({
  ...grid(8, { upright: "1 212px", desktop: ["8 4", 16] }),
  paddingBlock: `${space[8]} clamp(64px, 3rem + 4.2vw, 112px)`,
});
const beside = css({ display: "contents", [fromUpright]: { display: "block", gridColumn: 2, gridRow: 1 } });
/** On a phone the fields come first; from 768 px on the picture sticks beside the form. */
const besideText = css({
  display: "contents",
  "& > section": { marginTop: 0 },
  img: { aspectRatio: "4 / 3.4", objectPosition: "50% 60%" },
  [from.tablet]: { img: { aspectRatio: "3 / 2", objectPosition: "50% 62%" } },
  [fromUpright]: {
    "& > section": { marginTop: space[8] },
    img: { aspectRatio: "4 / 4.4", objectPosition: "50% 50%" },
    display: "block",
    position: "sticky",
    top: "104px",
  },
  [from.desktop]: { marginTop: "-168px" },
});
const talk = css({ a: { fontWeight: 700 }, [fromUpright]: { marginTop: space[5] } });

export default function ConsultationPage({ data }: PageProps<Queries.ConsultationPageQuery>) {
  const pageText = required(data.pageText, PLACE);
  const company = useCompany();
  return (
    <>
      <PageHead page={pageText} ground="leaf" css={head} />
      <Container>
        <div css={columns}>
          <FormNotice page={pageText.title} />
          <div>
            <h2 id={TITLE_ID} className="visually-hidden">
              {formsWords.consultation.heading}
            </h2>
            <ConsultationForm labelledBy={TITLE_ID} />
          </div>
          <div css={beside}>
            <div css={besideText}>
              <Perforated>
                <Picture
                  file={required(pageText.image, `${PLACE}.image`)}
                  alt={required(pageText.alt, `${PLACE}.alt`)}
                  sizes="(min-width: 1280px) 348px, (min-width: 1024px) 30vw, (min-width: 768px) 200px, 86vw"
                  eager
                />
              </Perforated>
              <p css={talk}>
                <Filled
                  text={reading.talk}
                  values={{
                    phone: (
                      <PhoneLink
                        phone={company.phone}
                        css={{ whiteSpace: "nowrap", [largeText]: { whiteSpace: "normal" } }}
                      />
                    ),
                    hours: company.hours,
                  }}
                />
              </p>
              <FirstTalk {...required(pageText.next, `${PLACE}.next`)} />
              <BringList {...required(pageText.bring, `${PLACE}.bring`)} />
            </div>
          </div>
        </div>
      </Container>
      <PageNextLinks links={pageText.links ?? []} />
    </>
  );
}

export const Head = fixedHead("company");

export const query = graphql`
  query ConsultationPage {
    pageText(jsonId: { eq: "consultation" }) {
      ...PageHead
      links { label path }
      next { ...FirstTalk }
      bring { ...BringList }
      alt
      image { childImageSharp { gatsbyImageData(layout: CONSTRAINED, width: 1000, avifOptions: { quality: 34 }, breakpoints: [1000]) } }
    }
  }
`;
