import { useEffect, useRef, useState } from "react";
import { ExternalLink } from "../ui/links/external-link";
import { isFormPage } from "./form-pages";
import { useCompany } from "./use-company";
import { watchBadge } from "./watch-badge";

interface BadgeProps {
  readonly currentPath: string;
}

/** The accreditation badge. A plain link stands there until it comes, and for good when it is blocked or fails. */
export function Badge({ currentPath }: BadgeProps) {
  const { badge } = useCompany();
  const around = useRef<HTMLDivElement>(null);
  const host = useRef<HTMLDivElement>(null);
  const [isFilled, setIsFilled] = useState(false);
  const isShown = Boolean(badge.accountId) && !isFormPage(currentPath);
  useEffect(() => {
    if (isShown && around.current && host.current) {
      return watchBadge(around.current, host.current, badge.label, setIsFilled);
    }
  }, [isShown, badge.label]);
  return (
    <div ref={around} className="frame-badge" data-badge="">
      <div ref={host} hidden={!isFilled} />
      {!isFilled && <ExternalLink href={badge.link}>{badge.label}</ExternalLink>}
    </div>
  );
}
