import frameWords from "../../content/words/frame.json";
import { useCompany } from "../lib/hooks/use-company";
import { Container } from "../ui/layout/container";
import { ExternalLink } from "../ui/links/external-link";
import { PhoneLink } from "../ui/links/phone-link";
import { Icon } from "../ui/motifs/icon";
import { useNavigation } from "./use-navigation";

export function TopBar() {
  const company = useCompany();
  const { frame } = frameWords;
  const { branches } = useNavigation();
  return (
    <section className="frame-bar" aria-label={frame.topBar}>
      <Container className="frame-line">
        <PhoneLink phone={company.phone} className="frame-number">
          <Icon name="phone" size={20} />
          <span>{company.phone}</span>
        </PhoneLink>
        <a href={`mailto:${company.email}`} className="frame-write">
          <Icon name="mail" size={20} />
          <span>{company.email}</span>
        </a>
        <span className="frame-cities">
          {branches
            .slice(0, 4)
            .map(({ branch }) => branch)
            .join(" · ")}
        </span>
        <ul>
          {company.social.map(({ name, link: href }) => (
            <li key={name}>
              <ExternalLink href={href}>{name}</ExternalLink>
            </li>
          ))}
        </ul>
      </Container>
    </section>
  );
}
