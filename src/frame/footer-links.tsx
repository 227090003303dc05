import { Link } from "gatsby";
import { type ReactNode, useId } from "react";
import type { NavigationLink } from "./use-navigation";

interface FooterLinksProps {
  readonly title: string;
  readonly links: readonly NavigationLink[];
  readonly className?: string;
  readonly children?: ReactNode;
}

export function FooterLinks({ title, links, className = "", children }: FooterLinksProps) {
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
