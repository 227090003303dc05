/** Days from its arrival for which the host keeps a message: its defaults, and what texts say of them. */
export const keptDays = {
  /** Delivered, or held back as spam. */
  delivered: 30,
  /** Given up, as no mail server took it. */
  failed: 90,
} as const;
