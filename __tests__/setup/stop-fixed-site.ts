export default async function stopFixedSite(): Promise<void> {
  await globalThis.fixedSiteHost?.stop();
}
