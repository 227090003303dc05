import { Link } from "gatsby";
import frameWords from "../../content/words/frame.json";
import { fill } from "../lib/fill";

interface BrandProps {
  readonly name: string;
  readonly tagline: string;
  readonly since: number;
}

const { frame } = frameWords;

export function Brand({ name, tagline, since }: BrandProps) {
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
