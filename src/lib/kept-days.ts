/** Days for which the host keeps a message, counted from its arrival: its defaults, which texts quote. */
export const keptDays = {
  /** Delivered. */
  delivered: 30,
  /** Given up, because no mail server accepted it. */
  failed: 90,
} as const;
