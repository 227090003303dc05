import { graphql, Link } from "gatsby";
import { useId } from "react";
import { sized } from "../theme/lettering";
import { below, boxedLinks } from "../ui/layout/primitives";

interface SubjectLinksProps {
  readonly heading: string;
  readonly subjects: readonly Queries.SubjectLinkFragment[];
  /** A last link, such as to the list of all subjects. */
  readonly onward?: { readonly title: string; readonly path: string };
  /** The heading's level on its page. */
  readonly as?: "h2" | "h3";
  readonly className?: string;
}

/** Subjects as a line of links under a heading; renders nothing without a subject. */
export function SubjectLinks({
  heading,
  subjects,
  onward,
  as: Heading = "h2",
  className,
}: SubjectLinksProps) {
  const id = useId();
  if (subjects.length === 0) return null;
  return (
    <nav aria-labelledby={id} className={className}>
      <Heading id={id} css={[below(3), sized("h3")]}>
        {heading}
      </Heading>
      <ul css={boxedLinks}>
        {[...subjects, ...(onward ? [onward] : [])].map(({ title, path }) => (
          <li key={path}>
            <Link to={path}>{title}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

export const query = graphql`
  fragment SubjectLink on Subject {
    title: navTitle path
  }
`;
