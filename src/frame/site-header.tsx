import { css } from "@emotion/react";
import { Link } from "gatsby";
import { useCallback, useEffect, useId, useRef, useState } from "react";
import { Container } from "../components/layout/container";
import { ButtonLink } from "../components/links/button-link";
import { Icon } from "../components/motifs/icon";
import { colour, from, radius, size, space } from "../theme/tokens";
import { useWords } from "../words/use-words";
import { Brand } from "./brand";
import { NavigationMenu } from "./navigation-menu";
import { entryStyle } from "./navigation-style";
import { useCompany } from "./use-company";
import { useDismiss } from "./use-dismiss";
import { useNavigation } from "./use-navigation";

const header = css({
  position: "sticky",
  top: 0,
  zIndex: 10,
  borderBottom: `2px solid ${colour.heading}`,
  background: colour.page,
  "@media print": { display: "none" },
});
const row = css({
  display: "flex",
  alignItems: "center",
  flexWrap: "wrap",
  columnGap: space[3],
  minHeight: size.header,
  paddingBlock: space[2],
  [from.desktop]: { flexWrap: "nowrap", columnGap: space[6], minHeight: size.headerWide, paddingBlock: 0 },
});
const action = css({
  order: 2,
  marginLeft: "auto",
  paddingInline: space[5],
  "@media (max-width: 22.49em)": { paddingInline: space[3] },
  [from.desktop]: { order: 4, marginLeft: 0 },
});
const shortTitle = css({ [from.tablet]: { display: "none" } });
const longTitle = css({ display: "none", whiteSpace: "nowrap", [from.tablet]: { display: "inline" } });
const menuButton = css({
  order: 3,
  display: "inline-grid",
  placeItems: "center",
  width: size.target,
  height: size.target,
  padding: 0,
  border: `2px solid ${colour.heading}`,
  borderRadius: radius.button,
  background: "none",
  color: colour.heading,
  [from.desktop]: { display: "none" },
});
const navigation = css({
  order: 4,
  flexBasis: "100%",
  maxHeight: `calc(100dvh - ${size.header})`,
  overflowY: "auto",
  paddingBlock: space[2],
  "&[data-open='false']": { display: "none" },
  [from.desktop]: {
    order: 3,
    flexBasis: "auto",
    maxHeight: "none",
    marginLeft: "auto",
    padding: 0,
    overflow: "visible",
    "&[data-open='false']": { display: "block" },
    "& > ul": { display: "flex", gap: space[6] },
  },
});

interface SiteHeaderProps {
  /** Path of the current page. */
  readonly currentPath: string;
}

/** Sticky navigation; below 1024 px the menus collapse behind a button. */
export function SiteHeader({ currentPath }: SiteHeaderProps) {
  const company = useCompany();
  const { frame } = useWords();
  const { main, consultation } = useNavigation();
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const element = useRef<HTMLElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const dismiss = useCallback((byEscape: boolean) => {
    setIsOpen(false);
    if (byEscape) opener.current?.focus();
  }, []);
  useDismiss(element, isOpen, dismiss);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a navigation closes the menu
  useEffect(() => setIsOpen(false), [currentPath]);
  return (
    <header css={header} ref={element}>
      <Container css={row}>
        <Brand name={company.name} tagline={company.tagline} since={company.since} words={frame} />
        <nav id={id} css={navigation} aria-label={frame.navigation} data-open={isOpen} data-navigation="">
          <ul>
            {main.map((entry) =>
              entry.kind === "menu" ? (
                <NavigationMenu
                  key={entry.title}
                  title={entry.title}
                  items={entry.items}
                  currentPath={currentPath}
                />
              ) : (
                <li key={entry.title}>
                  <Link
                    to={entry.path}
                    css={entryStyle}
                    aria-current={entry.path === currentPath ? "page" : undefined}
                    onClick={() => setIsOpen(false)}
                  >
                    {entry.title}
                  </Link>
                </li>
              ),
            )}
          </ul>
        </nav>
        <ButtonLink to={consultation.path} look="ink" isSmall css={action}>
          <span css={shortTitle}>{consultation.shortTitle}</span>
          <span css={longTitle}>{consultation.title}</span>
        </ButtonLink>
        <button
          type="button"
          ref={opener}
          css={menuButton}
          aria-expanded={isOpen}
          aria-controls={id}
          aria-label={isOpen ? frame.closeMenu : frame.openMenu}
          data-menu-button=""
          onClick={() => setIsOpen(!isOpen)}
        >
          <Icon name={isOpen ? "close" : "menu"} />
        </button>
      </Container>
    </header>
  );
}
