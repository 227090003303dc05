/** Event on `window` that says: React has taken the page over. */
export const HYDRATED = "hydrated";
