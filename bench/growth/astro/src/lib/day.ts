const FORMAT = new Intl.DateTimeFormat("en-GB", {
  day: "numeric",
  month: "short",
  year: "numeric",
  timeZone: "UTC",
});

/** A date as the site writes it: 1 Oct 2026. */
export const day = (date: Date): string => FORMAT.format(date).replace("Sept", "Sep");
