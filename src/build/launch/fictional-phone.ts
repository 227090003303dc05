/** Numbers that Australia keeps for fiction: mobile 0491 57x xxx, and 5550 or 7010 in each region. */
const AUSTRALIAN = /^\+61(?:49157\d{4}|[2378](?:5550|7010)\d{4})$/;

/** Whether a phone number is one that reaches nobody: kept for fiction, or nothing but zeros at its end. */
export function isFictionalPhone(text: string): boolean {
  if (!/^\+[\d ]+$/.test(text)) return false;
  const digits = text.replaceAll(" ", "");
  return AUSTRALIAN.test(digits) || /0{6}$/.test(digits);
}
