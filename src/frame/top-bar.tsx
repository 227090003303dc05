import frame from "../../content/words/frame.json";
import { useCompany } from "../lib/hooks/use-company";
import { Container } from "../ui/layout/container";
import { ExternalLink } from "../ui/links/external-link";
import { PhoneLink } from "../ui/links/phone-link";
import { Icon, LineIcon } from "../ui/motifs/icon";
import { LanguageLinks } from "./language-links";

const SQUARE = "M7 4h10a3 3 0 0 1 3 3v10a3 3 0 0 1-3 3H7a3 3 0 0 1-3-3V7a3 3 0 0 1 3-3z";

const SOCIAL_PATHS: Readonly<Record<string, string>> = {
  facebook: `${SQUARE}M15.5 8h-1a2 2 0 0 0-2 2v10M10 13h5`,
  instagram: `${SQUARE}M12 8.5a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7M16.5 7.5h.01`,
  linkedin: `${SQUARE}M8.5 11v5M8.5 8h.01M12 16v-5M12 13.5a2 2 0 0 1 4 0V16`,
  youtube: "M6 6h12a3 3 0 0 1 3 3v6a3 3 0 0 1-3 3H6a3 3 0 0 1-3-3V9a3 3 0 0 1 3-3zM10 9.5l5 2.5-5 2.5z",
};

/** The mark of a network where its name has no room; the first letter of one that we have not drawn. */
function SocialMark({ name }: { readonly name: string }) {
  const path = SOCIAL_PATHS[name.toLowerCase()];
  return path ? <LineIcon path={path} size={22} /> : <b aria-hidden="true">{name.charAt(0)}</b>;
}

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
