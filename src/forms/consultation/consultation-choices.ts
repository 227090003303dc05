/** The choices of the consultation form (specification, section 3). */
export const consultationChoices = {
  education: ["Undergraduate", "Postgraduate", "Other"],
  studyCountry: [
    "Australia",
    "New Zealand",
    "Singapore",
    "Malaysia",
    "USA",
    "Canada",
    "UK",
    "Dubai",
    "Other",
  ],
  /** The choice that asks for words. */
  other: "Other",
} as const;
