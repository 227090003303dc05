/** Fixed words of pages, which editors cannot change: docs/decisions.md, "Pages". */
export const specified = {
  readMore: "Read More",
  moreArticles: "Explore More Blogs",
  study: "Study @",
  resources: "Useful Resources",
  universities: "Universities",
  course: "Course",
  contact: "Contact",
  otherCountries: "Explore Other Countries",
  learnMore: "Learn More",
  goHome: "Go Home",
} as const;
