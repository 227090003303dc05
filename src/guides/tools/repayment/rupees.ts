/** Rupees to the nearest hundred, grouped as in India: `₹44,100`. */
export const rupees = (amount: number): string =>
  `₹${(Math.round(amount / 100) * 100).toLocaleString("en-IN")}`;
