/** What the specification says of routes, counts and orders; typed anew here, never read from content. */
export const COUNTRY_SLUGS = [
  "australia",
  "new-zealand",
  "singapore",
  "malaysia",
  "usa",
  "canada",
  "ireland",
  "uk",
  "uae",
  "mauritius",
  "other-countries",
] as const;

export const SERVICE_SLUGS = ["study-abroad", "educational-counselling", "coaching", "study-tour"] as const;

/** Section 2: the seven articles in order, with the text of their button. */
export const ARTICLES = [
  { slug: "initial-consultation", title: "Initial Consultation", button: "Schedule Now" },
  { slug: "application-preparation", title: "Application Preparation", button: "Get Started" },
  { slug: "letter-of-offer", title: "Letter of Offer", button: "Get Support" },
  { slug: "health-cover-immigration", title: "Health Cover and Immigration", button: "Get Started" },
  { slug: "visa-application", title: "Visa Application", button: "Talk to Our Visa Experts" },
  {
    slug: "pre-departure-support",
    title: "Pre-Departure Support",
    button: "Talk to Our Travel Support Team",
  },
  { slug: "post-arrival-support", title: "Post-Arrival Support", button: "Need Assistance? Contact Us" },
] as const;

export const GUIDE_ROUTES = [
  "/how-to-find-a-course",
  "/how-to-find-scholarships",
  "/cost-of-living",
  "/statement-of-purpose",
  "/letter-of-recommendation",
  "/gss",
] as const;

/** Section 2: every route but the not-found page. */
export const ROUTES: readonly string[] = [
  "/",
  "/about",
  ...COUNTRY_SLUGS.map((slug) => `/countries/${slug}`),
  ...SERVICE_SLUGS.map((slug) => `/services/${slug}`),
  "/testimonials",
  "/gallery/images",
  "/gallery/videos",
  "/blogs",
  ...ARTICLES.map(({ slug }) => `/blogs/${slug}`),
  "/contact",
  "/online-consultation-form",
  ...GUIDE_ROUTES,
];

/** Section 9: institution cards per country page. */
export const INSTITUTION_COUNTS: Readonly<Record<(typeof COUNTRY_SLUGS)[number], number>> = {
  australia: 23,
  "new-zealand": 10,
  singapore: 2,
  malaysia: 3,
  usa: 24,
  canada: 19,
  ireland: 3,
  uk: 3,
  uae: 3,
  mauritius: 1,
  "other-countries": 0,
};

/** Section 2, notes on navigation. */
export const COUNTRY_MENU = [
  "Australia",
  "New Zealand",
  "Singapore",
  "Malaysia",
  "UAE",
  "UK",
  "USA",
  "Other Countries",
] as const;

/** Sections 2 and 9: the home map's entries with their counts, at the real addresses (design.md). */
export const MAP_ENTRIES = [
  { name: "USA", path: "/countries/usa", count: 520 },
  { name: "Canada", path: "/countries/canada", count: 300 },
  { name: "New Zealand", path: "/countries/new-zealand", count: 150 },
  { name: "Singapore", path: "/countries/singapore", count: 250 },
  { name: "Malaysia", path: "/countries/malaysia", count: 180 },
  { name: "Australia", path: "/countries/australia", count: 120 },
  { name: "Ireland", path: "/countries/ireland", count: 90 },
  { name: "UK", path: "/countries/uk", count: 300 },
  { name: "Dubai", path: "/countries/uae", count: 200 },
  { name: "Mauritius", path: "/countries/mauritius", count: 50 },
] as const;

/** Section 2: Australian state study sites, in order. */
export const STATE_SITES = [
  "Adelaide",
  "Canberra",
  "Melbourne",
  "Queensland",
  "Northern Territory",
  "Perth",
  "NSW",
  "Tasmania",
] as const;

/** Section 1. */
export const BRANCHES = [
  "Coimbatore",
  "Chennai",
  "Kochi",
  "Noida",
  "Melbourne",
  "Brisbane",
  "Dubai",
  "Nepal",
] as const;

/** Section 2: groups of the image gallery. */
export const GALLERY_GROUPS = [
  "Alumni Meet",
  "Alumni Meet 2025 August",
  "Graduation Ceremony Visit",
  "Student Visit",
  "University Visit",
  "Alumni Visit",
] as const;
