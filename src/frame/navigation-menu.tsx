import { Link } from "gatsby";
import {
  type ComponentType,
  lazy,
  type ReactNode,
  Suspense,
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
} from "react";
import { useDismiss } from "../lib/hooks/use-dismiss";
import { Icon } from "../ui/motifs/icon";
import type { PictureProps } from "../ui/pictures/picture";
import { useEnglish } from "./frame-language";
import type { MenuLink } from "./use-navigation";

/** Loaded when the menu first opens, as no page should load pictures that nobody sees; without it the names show. */
const Picture = lazy(() =>
  import("../ui/pictures/picture").then(
    ({ Picture: drawn }): { default: ComponentType<PictureProps> } => ({ default: drawn }),
    () => ({ default: () => null }),
  ),
);

interface NavigationMenuProps {
  readonly title: string;
  /** The links; a menu of countries has two groups. */
  readonly groups: readonly (readonly MenuLink[])[];
  readonly hasStamps: boolean;
  readonly currentPath: string;
  /** Whether the menu is in the open drawer of narrow windows, where only its button closes it. */
  readonly isInDrawer: boolean;
  readonly children?: ReactNode;
}

/** A navigation entry that opens a list of links (disclosure pattern). Without JavaScript, CSS opens it. */
export function NavigationMenu(props: NavigationMenuProps) {
  const { title, groups, hasStamps, currentPath, isInDrawer, children } = props;
  const [isOpen, setIsOpen] = useState(false);
  const english = useEnglish();
  const id = useId();
  const element = useRef<HTMLLIElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const dismiss = useCallback((byEscape: boolean) => {
    setIsOpen(false);
    if (byEscape) opener.current?.focus();
  }, []);
  useEffect(() => setIsOpen(isInDrawer && hasStamps), [isInDrawer, hasStamps]);
  useDismiss(element, isOpen && !isInDrawer, dismiss);
  const holdsCurrent = groups.flat().some(({ path }) => path === currentPath);
  return (
    <li ref={element} className={hasStamps ? "frame-wide" : undefined} data-menu="">
      <button
        type="button"
        ref={opener}
        className="frame-entry"
        aria-expanded={isOpen}
        aria-controls={id}
        data-current={holdsCurrent || undefined}
        onClick={() => setIsOpen(!isOpen)}
      >
        {title}
        <Icon name="chevron" size={18} />
      </button>
      <div id={id} className="frame-list" hidden={!isOpen} data-menu-list="">
        {groups.map((links) => (
          <ul key={links[0]?.path} {...english}>
            {links.map(({ title: name, path, stamp }) => (
              <li key={path}>
                <Link
                  to={path}
                  aria-current={path === currentPath ? "page" : undefined}
                  onClick={() => setIsOpen(false)}
                >
                  {stamp && (
                    <span className="frame-stamp">
                      {isOpen && (
                        <Suspense>
                          <Picture file={stamp} alt="" sizes="(min-width: 1024px) 178px, 72px" />
                        </Suspense>
                      )}
                    </span>
                  )}
                  {hasStamps && !stamp && <span className="frame-more" />}
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        ))}
        {children}
      </div>
    </li>
  );
}
