import { css } from "@emotion/react";
import { Link } from "gatsby";
import { Container } from "../components/layout/container";
import { ExternalLink } from "../components/links/external-link";
import { PhoneLink } from "../components/links/phone-link";
import { SampleMark } from "../components/motifs/sample-mark";
import { colour, font, from, space, type } from "../theme/tokens";
import { useWords } from "../words/use-words";
import { Badge } from "./badge";
import { FooterBranches } from "./footer-branches";
import { FooterLinks } from "./footer-links";
import { FooterSilhouette } from "./footer-silhouette";
import { useCompany } from "./use-company";
import { useNavigation } from "./use-navigation";

const footer = css({
  background: colour.dark,
  color: colour.onDarkMuted,
  "--focus": colour.focusOnDark,
  "@media print": { display: "none" },
});
const columns = css({
  display: "grid",
  gridTemplateColumns: "minmax(0, 4fr) minmax(0, 5fr)",
  gap: `${space[11]} ${space[6]}`,
  paddingBlock: `${space[8]} ${space[11]}`,
  [from.tablet]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" },
  [from.desktop]: { gridTemplateColumns: "minmax(0, 4fr) repeat(3, minmax(0, 2.4fr))", gap: space[8] },
});
const whole = css({ gridColumn: "1 / -1", [from.desktop]: { gridColumn: "auto" } });
const wholeOnPhone = css({ gridColumn: "1 / -1", [from.tablet]: { gridColumn: "auto" } });
const statement = css({
  maxWidth: "12em",
  marginBottom: space[4],
  color: colour.onDark,
  font: `800 clamp(1.875rem, 1.6rem + 1vw, 2.25rem)/1.05 ${font.heading}`,
});
const strong = css({
  display: "block",
  color: colour.onDark,
  fontWeight: 700,
  textDecoration: "none",
  lineHeight: 2,
});
const link = css({
  // An e-mail address has no spaces to wrap at.
  overflowWrap: "anywhere",
  display: "inline-flex",
  alignItems: "center",
  minHeight: "40px",
  color: colour.onDark,
});
const quietLink = css(link, { color: colour.onDarkMuted, textDecoration: "none" });
const legal = css({
  display: "flex",
  flexWrap: "wrap",
  gap: `${space[2]} ${space[7]}`,
  paddingBlock: `${space[6]} 96px`,
  borderTop: `2px dashed ${colour.mapLand}`,
  fontSize: type.small,
  "& > p": { flexGrow: 1 },
  [from.desktop]: { paddingBottom: space[8], paddingRight: space[24] },
});

interface SiteFooterProps {
  /** Address of the page being read. */
  readonly currentPath: string;
}

/** The dusk at the end of every page: statement, links, offices, badge and legal line. */
export function SiteFooter({ currentPath }: SiteFooterProps) {
  const company = useCompany();
  const { frame } = useWords();
  const { countries, guides, company: pages } = useNavigation();
  return (
    <>
      <FooterSilhouette />
      <footer css={footer}>
        <Container>
          <div css={columns}>
            <div css={whole}>
              <p css={statement}>{company.footer.statement}</p>
              <PhoneLink phone={company.phone} css={strong} />
              <a href={`mailto:${company.email}`} css={link}>
                {company.email}
              </a>
              {company.sample && <SampleMark of="company" />}
              <Badge currentPath={currentPath} />
            </div>
            <FooterLinks title={frame.countries} links={countries} />
            <FooterLinks title={frame.guides} links={guides} />
            <div css={wholeOnPhone}>
              <FooterLinks title={frame.company} links={pages} />
              <ExternalLink href={company.arrival.link} css={quietLink}>
                {company.arrival.name}
              </ExternalLink>
            </div>
          </div>
          <FooterBranches />
          <div css={legal}>
            <p>
              © {new Date().getUTCFullYear()} {company.name}. {company.footer.notice}.
            </p>
            {company.legal.map(({ name, path }) =>
              path ? (
                <Link key={name} to={path} css={link}>
                  {name}
                </Link>
              ) : (
                <span key={name}>{name}</span>
              ),
            )}
          </div>
        </Container>
      </footer>
    </>
  );
}
