import { css } from "@emotion/react";
import { Container } from "../components/layout/container";
import { ExternalLink } from "../components/links/external-link";
import { PhoneLink } from "../components/links/phone-link";
import { colour, from, size, space, type } from "../theme/tokens";
import { useWords } from "../words/use-words";
import { useCompany } from "./use-company";
import { useNavigation } from "./use-navigation";

const bar = css({
  background: colour.dark,
  color: colour.onDarkMuted,
  fontSize: type.small,
  "--focus": colour.focusOnDark,
  "--focus-offset": "-2px",
  "@media print": { display: "none" },
});
const row = css({ display: "flex", alignItems: "center", gap: space[7], minHeight: size.target });
const link = css({
  display: "inline-flex",
  alignItems: "center",
  minHeight: size.target,
  color: colour.onDarkMuted,
  textDecoration: "none",
  "&:hover": { color: colour.onDark, textDecoration: "underline" },
});
const phone = css(link, { color: colour.onDark, fontWeight: 700 });
const wideOnly = css({ display: "none", [from.desktop]: { display: "inline" } });
const mail = css(link, { marginLeft: "auto", [from.desktop]: { marginLeft: 0 } });
const address = css({ display: "none", [from.desktop]: { display: "inline" } });
const shortLabel = css({ [from.desktop]: { display: "none" } });
const social = css({
  display: "none",
  gap: space[5],
  marginLeft: "auto",
  [from.desktop]: { display: "flex" },
});

export function TopBar() {
  const company = useCompany();
  const { frame } = useWords();
  const { branches } = useNavigation();
  return (
    <section css={bar} aria-label={frame.topBar}>
      <Container css={row}>
        <PhoneLink phone={company.phone} css={phone} />
        <a href={`mailto:${company.email}`} css={mail}>
          <span css={shortLabel}>{frame.emailShort}</span>
          <span css={address}>{company.email}</span>
        </a>
        <span css={wideOnly}>
          {branches
            .slice(0, 4)
            .map(({ branch }) => branch)
            .join(" · ")}
        </span>
        <ul css={social}>
          {company.social.map(({ name, link: href }) => (
            <li key={name}>
              <ExternalLink href={href} css={link}>
                {name}
              </ExternalLink>
            </li>
          ))}
        </ul>
      </Container>
    </section>
  );
}
