interface PhoneLinkProps {
  /** Number as people read it, e.g. +91 422 000 0000. */
  readonly phone: string;
  readonly className?: string;
}

export function PhoneLink({ phone, className }: PhoneLinkProps) {
  return (
    <a href={`tel:${phone.replace(/[^+\d]/g, "")}`} className={className}>
      {phone}
    </a>
  );
}
