import { Link } from "gatsby";
import { type ReactNode, use, useEffect, useId, useRef, useState } from "react";
import frameWords from "../../content/words/frame.json";
import { fill } from "../lib/fill";
import { useCompany } from "../lib/hooks/use-company";
import { whenNear } from "../lib/when-near";
import { Container } from "../ui/layout/container";
import { ExternalLink } from "../ui/links/external-link";
import { PhoneLink } from "../ui/links/phone-link";
import { FrameLanguage, useEnglish } from "./frame-language";
import { LanguageLinks } from "./language-links";
import { type NavigationLink, useNavigation } from "./use-navigation";

/** Distance from the viewport at which the badge is loaded. */
const NEAR = "400px";
/** The page with the badge, written by the build (`src/node/export/badge-frame.ts`). */
const BADGE_PAGE = "/badge.html";
/** Scripts and links run in an opaque origin, so that they cannot reach the site. */
const SANDBOX = "allow-scripts allow-popups allow-popups-to-escape-sandbox";

/** The accreditation badge. A plain link is shown until it has loaded, and stays if it is blocked or fails. */
function Badge() {
  const { badge } = useCompany();
  const place = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const [isNear, setIsNear] = useState(false);
  const [isFilled, setIsFilled] = useState(false);
  useEffect(() => {
    if (!badge.accountId || !place.current) return;
    const listen = ({ source, data }: MessageEvent<unknown>) => {
      if (source !== frame.current?.contentWindow || typeof data !== "object" || data === null) return;
      if ("badge" in data) setIsFilled(data.badge === true);
    };
    window.addEventListener("message", listen);
    const stopWatching = whenNear(place.current, NEAR, () => setIsNear(true));
    return () => {
      stopWatching();
      window.removeEventListener("message", listen);
    };
  }, [badge.accountId]);
  return (
    <div ref={place} className="frame-badge">
      {isNear && (
        <div hidden={!isFilled}>
          <iframe
            ref={frame}
            title={badge.label}
            sandbox={SANDBOX}
            referrerPolicy="no-referrer"
            src={BADGE_PAGE}
          />
        </div>
      )}
      {!isFilled && <ExternalLink href={badge.link}>{badge.label}</ExternalLink>}
    </div>
  );
}

const { line, kinds } = frameWords.samples;

function sampleTypes(value: unknown, found: Set<string>): Set<string> {
  if (typeof value !== "object" || value === null) return found;
  if ("sample" in value && value.sample === true && "__typename" in value)
    found.add(String(value.__typename));
  for (const part of Object.values(value)) sampleTypes(part, found);
  return found;
}

interface SampleNoteProps {
  /** The query results of the page and its frame. */
  readonly shown: readonly unknown[];
}

/** One line about all samples on a page; renders nothing without samples. */
function SampleNote({ shown }: SampleNoteProps) {
  const { samples } = use(FrameLanguage);
  const types = sampleTypes(shown, new Set());
  const names = Object.entries(kinds).flatMap(([type, named]) => (types.has(type) ? named : []));
  if (names.length === 0) return null;
  if (samples) return <p className="frame-samples">{samples}</p>;
  const list = new Intl.ListFormat("en-GB").format(new Set(names));
  return (
    <p className="frame-samples">{fill(line, { kinds: `${list[0]?.toUpperCase()}${list.slice(1)}` })}</p>
  );
}

interface FooterLinksProps {
  readonly title: string;
  readonly links: readonly NavigationLink[];
  readonly className?: string;
  readonly children?: ReactNode;
}

function FooterLinks({ title, links, className = "", children }: FooterLinksProps) {
  const id = useId();
  return (
    <nav aria-labelledby={id} className={`frame-group ${className}`}>
      <details className="frame-fold">
        <summary>{title}</summary>
      </details>
      <h2 id={id}>{title}</h2>
      <ul>
        {links.map(({ title: name, path }) => (
          <li key={path}>
            <Link to={path}>{name}</Link>
          </li>
        ))}
        {children}
      </ul>
    </nav>
  );
}

interface SiteFooterProps {
  readonly currentPath: string;
  readonly data: unknown;
}

export function SiteFooter({ currentPath, data }: SiteFooterProps) {
  const company = useCompany();
  const english = useEnglish();
  const { countries, guides, tools, company: pages, branches, trust } = useNavigation();
  return (
    <>
      <div className="frame-hills" />
      <footer className="frame-footer">
        <Container>
          <LanguageLinks currentPath={currentPath} />
          <div className="frame-columns" {...english}>
            <div>
              <p className="frame-statement">{company.footer.statement}</p>
              <PhoneLink phone={company.phone} className="frame-phone" />
              <a href={`mailto:${company.email}`} className="frame-mail">
                {company.email}
              </a>
              <Badge />
            </div>
            <FooterLinks title={frameWords.countries} links={countries} className="frame-countries" />
            <FooterLinks title={frameWords.guides} links={[...guides, ...tools]} className="frame-guides" />
            <FooterLinks title={frameWords.company} links={pages}>
              <li>
                <ExternalLink href={company.arrival.link}>{company.arrival.name}</ExternalLink>
              </li>
            </FooterLinks>
          </div>
          <div className="frame-rows" {...english}>
            <FooterLinks
              title={frameWords.branches}
              links={branches.map(({ id, branch }) => ({ title: branch, path: `/contact#branch-${id}` }))}
              className="frame-offices"
            />
            {trust.length > 0 && (
              <FooterLinks title={frameWords.trust} links={trust} className="frame-offices" />
            )}
          </div>
          <div className="frame-legal" {...english}>
            <p>
              {/* The HTML has the year of the build; a later year must not make React discard the HTML. */}©{" "}
              <span suppressHydrationWarning>{new Date().getUTCFullYear()}</span> {company.name}.{" "}
              {company.footer.notice}.
            </p>
            {company.legal.map(({ name, path }) =>
              path ? (
                <Link key={name} to={path}>
                  {name}
                </Link>
              ) : (
                <span key={name}>{name}</span>
              ),
            )}
          </div>
          <SampleNote shown={[data, company]} />
        </Container>
      </footer>
    </>
  );
}
