import { Link } from "gatsby";
import { fill } from "../words/fill";

interface BrandProps {
  readonly name: string;
  readonly tagline: string;
  readonly since: number;
  readonly words: Queries.SiteWordsFragment["frame"];
}

/** The luggage label at the left of the navigation; links to the home page. */
export function Brand({ name, tagline, since, words: frame }: BrandProps) {
  return (
    <Link to="/" className="frame-brand">
      <span className="frame-label">
        <span>{name}</span>
      </span>
      <span className="frame-words">
        <span>{tagline}</span>
        <span>{fill(frame.since, { year: since })}</span>
      </span>
      <span className="visually-hidden">{frame.home}</span>
    </Link>
  );
}
