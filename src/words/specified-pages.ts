/** Words of pages that the specification fixes (its section 2), so they are no matter of content. */
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
