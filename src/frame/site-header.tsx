import { Link } from "gatsby";
import { type RefObject, use, useCallback, useEffect, useId, useRef, useState } from "react";
import frame from "../../content/words/frame.json";
import { fill } from "../lib/fill";
import { useCompany } from "../lib/hooks/use-company";
import { parsePlan, sizeOf } from "../star/plan";
import { usePartOfPlan } from "../star/plan-store";
import { wideWindow } from "../theme/windows";
import { Container } from "../ui/layout/container";
import { ButtonLink } from "../ui/links/button-link";
import { PhoneLink } from "../ui/links/phone-link";
import { Icon } from "../ui/motifs/icon";
import { FrameLanguage, useEnglish } from "./frame-language";
import { LanguageLinks } from "./language-links";
import { NavigationMenu } from "./navigation-menu";
import { type NavigationLink, useNavigation } from "./use-navigation";

/** Focuses the open drawer; only the header and the bar stay usable. @param close is told whether it was Escape */
function useDrawer(
  header: RefObject<HTMLElement | null>,
  isOpen: boolean,
  close: (byEscape: boolean) => void,
): void {
  useEffect(() => {
    const drawer = header.current;
    if (!isOpen || !drawer) return;
    const behind = [...(drawer.parentElement?.children ?? [])].filter(
      (part) => part !== drawer && part.localName !== "aside",
    );
    for (const part of behind) part.toggleAttribute("inert", true);
    drawer.querySelector("nav")?.querySelector("a")?.focus({ preventScroll: true });
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === "Escape") close(true);
    };
    const wide = window.matchMedia(wideWindow);
    const onWide = () => close(false);
    document.addEventListener("keydown", onKey);
    wide.addEventListener("change", onWide);
    return () => {
      for (const part of behind) part.toggleAttribute("inert", false);
      drawer.style.minHeight = "";
      document.removeEventListener("keydown", onKey);
      wide.removeEventListener("change", onWide);
    };
  }, [header, isOpen, close]);
}

function Brand() {
  const { name, tagline, since } = useCompany();
  return (
    <Link to="/" className="frame-brand">
      <span className="frame-label">
        <span>{name}</span>
      </span>
      <span className="frame-words" {...useEnglish()}>
        <span>{tagline}</span>
        <span>{fill(frame.since, { year: since })}</span>
      </span>
      <span className="visually-hidden">{frame.home}</span>
    </Link>
  );
}

const planSize = (plan: string) => sizeOf(parsePlan(plan));

/** Sticky navigation; below 1024 px it is a drawer behind a button. */
export function SiteHeader({ currentPath }: { readonly currentPath: string }) {
  const { phone, email } = useCompany();
  const words = use(FrameLanguage);
  const english = useEnglish();
  const { main, consultation, subjects, guides, tools, trust } = useNavigation();
  const plan = tools.find(({ path }) => path === "/plan");
  const planned = usePartOfPlan(planSize);
  const [isOpen, setIsOpen] = useState(false);
  const [openMenu, setOpenMenu] = useState<string>();
  const id = useId();
  const element = useRef<HTMLElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const close = useCallback((byEscape: boolean) => {
    setIsOpen(false);
    setOpenMenu(undefined);
    if (byEscape) opener.current?.focus();
  }, []);
  useDrawer(element, isOpen, close);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a navigation closes the menu
  useEffect(() => close(false), [currentPath, close]);
  const toggle = () => {
    const header = element.current;
    // The row leaves the page's flow, so its height is reserved.
    if (header && !isOpen) header.style.minHeight = `${header.offsetHeight}px`;
    setIsOpen(!isOpen);
    setOpenMenu(undefined);
  };
  const link = (path: string) => ({
    to: path,
    "aria-current": path === currentPath ? ("page" as const) : undefined,
    onClick: () => close(false),
  });
  const group = (
    place: "drawer" | "panel" | "trust",
    kind: "tools" | "subjects" | "costs" | "trust",
    name: string,
    links: readonly NavigationLink[],
  ) => {
    const nameId = [id, place, kind].join("-");
    return (
      <div className="frame-guides" data-in={place} {...english}>
        <p id={nameId}>{name}</p>
        <ul aria-labelledby={nameId}>
          {links.map(({ title, path }) => (
            <li key={path}>
              <Link {...link(path)}>{title}</Link>
            </li>
          ))}
        </ul>
      </div>
    );
  };
  /** Tools, subjects, guides: at the end of the drawer, in wide windows below the countries. */
  const guideLinks = (place: "drawer" | "panel") => (
    <>
      {group(place, "tools", frame.tools, tools)}
      {subjects.length > 0 && group(place, "subjects", frame.subjects, subjects)}
      {group(place, "costs", frame.costs, guides)}
    </>
  );
  return (
    <header className="frame-header" data-site-header="" data-drawer={isOpen} ref={element}>
      <Container className="frame-row">
        <Brand />
        <nav
          id={id}
          className="frame-nav"
          aria-label={words.navigation}
          data-open={isOpen}
          data-navigation=""
        >
          <ul>
            {main.map((entry) =>
              entry.kind === "menu" ? (
                <NavigationMenu
                  key={entry.title}
                  {...entry}
                  name={entry.title}
                  title={words.menu[entry.title] ?? entry.title}
                  currentPath={currentPath}
                  isOpen={openMenu === entry.title}
                  setOpenMenu={setOpenMenu}
                  isInDrawer={isOpen}
                  link={link}
                >
                  {entry.hasStamps && guideLinks("panel")}
                </NavigationMenu>
              ) : (
                <li key={entry.title}>
                  <Link {...link(entry.path)} className="frame-entry" data-here={frame.here}>
                    {words.menu[entry.title] ?? entry.title}
                  </Link>
                </li>
              ),
            )}
          </ul>
          {isOpen && <LanguageLinks currentPath={currentPath} />}
          {guideLinks("drawer")}
          {/* Shown in the drawer only; otherwise the footer has these links. */}
          {isOpen && trust.length > 0 && group("trust", "trust", frame.trust, trust)}
          {isOpen && (
            <div className="frame-reach">
              <PhoneLink phone={phone} />
              <a href={`mailto:${email}`}>{email}</a>
            </div>
          )}
        </nav>
        <ButtonLink {...link(consultation.path)} look="ink" isSmall className="frame-action">
          {words.consultation || consultation.title}
        </ButtonLink>
        <Link {...link("/search")} className="frame-search" aria-label={words.search}>
          <Icon name="search" />
        </Link>
        {plan && (
          <Link {...link(plan.path)} className="frame-plan">
            <Icon name="star" />
            <span className="visually-hidden">{plan.title}</span>
            {planned > 0 && <b>{planned}</b>}
          </Link>
        )}
        <button
          type="button"
          ref={opener}
          className="frame-opener"
          aria-expanded={isOpen}
          aria-controls={id}
          aria-label={isOpen ? words.closeMenu : words.openMenu}
          data-menu-button=""
          onClick={toggle}
        >
          <Icon name={isOpen ? "close" : "menu"} />
        </button>
      </Container>
    </header>
  );
}
