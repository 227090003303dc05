import frameWords from "../../content/words/frame.json";
import { Container } from "../ui/layout/container";
import { ExternalLink } from "../ui/links/external-link";
import { PhoneLink } from "../ui/links/phone-link";
import { useCompany } from "./use-company";
import { useNavigation } from "./use-navigation";

export function TopBar() {
  const company = useCompany();
  const { frame } = frameWords;
  const { branches } = useNavigation();
  return (
    <section className="frame-bar" aria-label={frame.topBar}>
      <Container className="frame-line">
        <PhoneLink phone={company.phone} className="frame-number" />
        <a href={`mailto:${company.email}`} className="frame-write">
          <span>{frame.emailShort}</span>
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
