import { Link } from "gatsby";
import { type ReactNode, use, useId } from "react";
import frameWords from "../../content/words/frame.json";
import { useCompany } from "../lib/hooks/use-company";
import { languageAt } from "../lib/languages";
import { Container } from "../ui/layout/container";
import { ExternalLink } from "../ui/links/external-link";
import { PhoneLink } from "../ui/links/phone-link";
import { Badge } from "./badge";
import { FrameLanguage, useEnglish } from "./frame-language";
import { LanguageLinks } from "./language-links";
import { type NavigationLink, useNavigation } from "./use-navigation";

interface FooterLink extends NavigationLink {
  /** The language of a title that is not English. */
  readonly lang?: string;
}

interface FooterLinksProps {
  readonly title: string;
  readonly lang?: string | undefined;
  readonly links: readonly FooterLink[];
  readonly className?: string;
  readonly children?: ReactNode;
}

function FooterLinks({ title, lang, links, className = "", children }: FooterLinksProps) {
  const id = useId();
  return (
    <nav aria-labelledby={id} className={`frame-group ${className}`}>
      <details className="frame-fold">
        <summary lang={lang}>{title}</summary>
      </details>
      <h2 id={id} lang={lang}>
        {title}
      </h2>
      <ul>
        {links.map(({ title: name, path, lang: ofName }) => (
          <li key={path}>
            <Link to={path} lang={ofName}>
              {name}
            </Link>
          </li>
        ))}
        {children}
      </ul>
    </nav>
  );
}

/** Gives a link the name that it has in the page's language; the other links stay English. */
function useTranslated(lang: string | undefined) {
  const { menu, names, search } = use(FrameLanguage);
  const fixed: Readonly<Record<string, string | undefined>> = {
    "/about": menu.About,
    "/contact": menu.Contact,
    "/search": search,
  };
  return (link: NavigationLink): FooterLink => {
    if (!lang) return link;
    const [, id] = /^\/co(?:untries\/|ntact#branch-)(.+)$/.exec(link.path) ?? [];
    const title = id ? names.find((one) => one.id === id)?.name : fixed[link.path];
    return title ? { ...link, title, lang } : link;
  };
}

export function SiteFooter({ currentPath }: { readonly currentPath: string }) {
  const company = useCompany();
  const english = useEnglish();
  const { menu, offices } = use(FrameLanguage);
  const lang = english && languageAt(currentPath).lang;
  const translated = useTranslated(lang);
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
            <FooterLinks
              title={menu.Countries ?? frameWords.countries}
              lang={lang}
              links={countries.map(translated)}
              className="frame-countries"
            />
            <FooterLinks
              title={frameWords.guides}
              links={[...guides, ...tools].map(translated)}
              className="frame-guides"
            />
            <FooterLinks title={frameWords.company} links={pages.map(translated)}>
              <li>
                <ExternalLink href={company.arrival.link}>{company.arrival.name}</ExternalLink>
              </li>
            </FooterLinks>
          </div>
          <div className="frame-rows" {...english}>
            <FooterLinks
              title={offices}
              lang={lang}
              links={branches.map(({ id, branch }) =>
                translated({ title: branch, path: `/contact#branch-${id}` }),
              )}
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
        </Container>
      </footer>
    </>
  );
}
