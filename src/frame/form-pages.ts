/** Pages on which visitors type: nothing of another host runs beside that, and nothing covers the fields. */
const FORM_PAGES: readonly string[] = ["/contact", "/online-consultation-form"];

/** Whether a page is there for its form. @param path of the page, with or without a slash at its end */
export function isFormPage(path: string): boolean {
  return FORM_PAGES.includes(path.replace(/\/$/, ""));
}
