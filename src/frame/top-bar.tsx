import frame from "../../content/words/frame.json";
import { useCompany } from "../lib/hooks/use-company";
import { Container } from "../ui/layout/container";
import { ExternalLink } from "../ui/links/external-link";
import { PhoneLink } from "../ui/links/phone-link";
import { Icon } from "../ui/motifs/icon";
import { LanguageLinks } from "./language-links";
import { SocialMark } from "./social-mark";

export function TopBar({ currentPath }: { readonly currentPath: string }) {
  const company = useCompany();
  return (
    <section className="frame-bar" aria-label={frame.topBar}>
      <Container className="frame-line">
        <PhoneLink phone={company.phone} className="frame-number">
          {company.phone}
        </PhoneLink>
        <a href={`mailto:${company.email}`} className="frame-write">
          <Icon name="mail" size={20} />
          <span>{company.email}</span>
        </a>
        <LanguageLinks currentPath={currentPath} />
        <ul className="frame-social">
          {company.social.map(({ name, link: href }) => (
            <li key={name}>
              <ExternalLink href={href}>
                <SocialMark name={name} />
                <span>{name}</span>
              </ExternalLink>
            </li>
          ))}
        </ul>
      </Container>
    </section>
  );
}
