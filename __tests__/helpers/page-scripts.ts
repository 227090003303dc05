import { z } from "zod";

const SCRIPTS = z.array(z.string());

/** Addresses of the scripts that a page's HTML names. */
async function scriptsOf(address: string): Promise<string[]> {
  const html = await (await fetch(address)).text();
  const [, list = "[]"] = /"scripts":(\[[^\]]*\])/.exec(html) ?? [];
  return SCRIPTS.parse(JSON.parse(list)).map((file) => new URL(file, address).href);
}

/**
 * The scripts that one page needs and another does not.
 * @throws Error when there are none
 */
export async function ownScripts(site: string, route: string, other: string): Promise<string[]> {
  const known = await scriptsOf(site + other);
  const own = (await scriptsOf(site + route)).filter((address) => !known.includes(address));
  if (own.length === 0) throw new Error(`${route} has no script that ${other} has not`);
  return own;
}
