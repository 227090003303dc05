/** The name by which every page's structured data refers to the company. */
export function organizationId(siteUrl: string): string {
  return `${siteUrl}/#organization`;
}
