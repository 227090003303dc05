import { Link } from "gatsby";
import { type ReactNode, useId } from "react";
import frameWords from "../../content/words/frame.json";
import { useCompany } from "../lib/hooks/use-company";
import { Container } from "../ui/layout/container";
import { ExternalLink } from "../ui/links/external-link";
import { PhoneLink } from "../ui/links/phone-link";
import { Badge } from "./badge";
import { useEnglish } from "./frame-language";
import { LanguageLinks } from "./language-links";
import { type NavigationLink, useNavigation } from "./use-navigation";

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

export function SiteFooter({ currentPath }: { readonly currentPath: string }) {
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
        </Container>
      </footer>
    </>
  );
}
