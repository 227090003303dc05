import type { ReactNode } from "react";

interface PhoneLinkProps {
  /** Number as people read it, e.g. +91 422 000 0000. */
  readonly phone: string;
  readonly className?: string;
  readonly children?: ReactNode;
}

export const dialAddress = (phone: string): string => `tel:${phone.replace(/[^+\d]/g, "")}`;

export function PhoneLink({ phone, className, children = phone }: PhoneLinkProps) {
  return (
    <a href={dialAddress(phone)} className={className}>
      {children}
    </a>
  );
}
