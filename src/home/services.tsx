import { css } from "@emotion/react";
import { graphql, Link } from "gatsby";
import subjectsWords from "../../content/words/subjects.json";
import { fill } from "../lib/fill";
import { SubjectLinks } from "../subjects/subject-links";
import {
  colour,
  font,
  from,
  fromUpright,
  ground,
  slim,
  space,
  type,
  withHover,
  withMotion,
} from "../theme/tokens";
import { above, coverLink, grid, lineOf, paper, thickLine, tracks } from "../ui/layout/primitives";
import { Section } from "../ui/layout/section";
import { Picture } from "../ui/pictures/picture";
import { GuideLinks } from "./guide-links";

const FRAME = "10px";

/** On phones a row with the framed picture at the left, then a column; from 1024 px a poster: picture and title in one frame. */
const poster = css({
  position: "relative",
  ...grid([0, 5], "132px 1"),
  gridTemplateRows: "auto 1fr",
  [slim]: { gridTemplateColumns: tracks("84px 1") },
  [fromUpright]: { gridTemplateColumns: tracks(1), gridTemplateRows: "auto auto 1fr" },
  [withMotion]: {
    "&::before, .poster-part": { transition: "transform 160ms ease-out" },
    [withHover]: { "&:hover::before, &:hover .poster-part": { transform: "translateY(-6px)" } },
  },
  [withHover]: { "&:hover": { "--poster": `${colour.action} !important` } },
  "&::before": {
    content: '""',
    display: "none",
    gridArea: "1 / 1 / 3 / 2",
    ...paper,
    [from.desktop]: { display: "block" },
  },
});
const picture = css({
  gridArea: "1 / 1 / 3 / 2",
  alignSelf: "start",
  padding: "7px",
  ...paper,
  [fromUpright]: { gridArea: "1 / 1 / 2 / 2" },
  [from.desktop]: { padding: 0, margin: `${FRAME} ${FRAME} 0`, background: "none", boxShadow: "none" },
  /* Crops the empty floor at the foot of the drawings, where the title is. */
  img: { aspectRatio: "3 / 4", objectPosition: "50% 14%", [from.desktop]: { aspectRatio: "3 / 3.3" } },
});
const title = css({
  gridArea: "1 / 2",
  lineHeight: 1.05,
  fontWeight: 800,
  [fromUpright]: { gridArea: "2 / 1", marginTop: space[3] },
  [from.desktop]: {
    ...lineOf("88px"),
    margin: `0 ${FRAME} ${FRAME}`,
    padding: `${space[3]} ${space[4]}`,
    background: "var(--poster)",
    color: colour.onDark,
  },
});
const belowStyle = css({
  gridArea: "2 / 2",
  p: { marginTop: space[1], lineHeight: 1.4 },
  [fromUpright]: { gridArea: "3 / 1" },
  [from.desktop]: { p: { marginTop: space[5] } },
});
const more = css(coverLink, {
  display: "inline-block",
  [from.tablet]: { marginTop: space[3] },
  font: `700 ${type.text}/1.5 ${font.text}`,
  ...thickLine,
});

interface ServicePosterProps {
  readonly service: Queries.ServicePosterFragment;
  readonly words: Pick<Queries.HomeServicesFragment["services"], "more" | "moreAbout">;
}

function ServicePoster({ service, words }: ServicePosterProps) {
  return (
    <article css={poster} style={{ "--poster": ground[service.colour] }}>
      <div css={picture} className="poster-part">
        <Picture
          file={service.image}
          alt={service.alt}
          sizes="(min-width: 1024px) 250px, (min-width: 768px) 20vw, (min-width: 360px) 118px, 70px"
        />
      </div>
      <h3 css={title} className="poster-part">
        {service.title}
      </h3>
      <div css={belowStyle}>
        <p>{service.summary}</p>
        <Link to={service.path} css={more}>
          {words.more}
          <span className="visually-hidden">{` ${fill(words.moreAbout, { title: service.title })}`}</span>
        </Link>
      </div>
    </article>
  );
}

const wall = css({
  ...grid(5, { upright: 4, desktop: [4, 8] }),
  "& > li:nth-of-type(even)": { [from.desktop]: { marginTop: space[11] } },
});

interface ServicesProps {
  readonly home: Queries.HomeServicesFragment;
  readonly services: readonly (Queries.ServicePosterFragment & { readonly path: string })[];
  readonly subjects: readonly Queries.SubjectLinkFragment[];
  readonly guides: readonly Queries.GuideLinkFragment[];
}

export function Services({ home: { services: text }, services, subjects, guides }: ServicesProps) {
  return (
    <Section ground="page" id="services" heading={text.heading} intro={text.intro}>
      <ul css={wall}>
        {services.map((service) => (
          <li key={service.path}>
            <ServicePoster service={service} words={text} />
          </li>
        ))}
      </ul>
      <SubjectLinks
        css={above(11)}
        as="h3"
        heading={subjectsWords.home}
        subjects={subjects}
        onward={{ title: subjectsWords.all, path: "/subjects" }}
      />
      <GuideLinks words={text.guides} guides={guides} />
    </Section>
  );
}

export const query = graphql`
  fragment HomeServices on Home {
    services { heading intro more moreAbout guides { heading intro } }
  }
  fragment ServicePoster on Service {
    title summary path colour alt
    image { childImageSharp { gatsbyImageData(width: 500, aspectRatio: 0.75, transformOptions: { cropFocus: CENTER }, breakpoints: [140, 250, 360, 500]) } }
  }
`;
