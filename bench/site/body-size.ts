const sizes = new Map<string, number>();

/** Compressed size of an answer's body in bytes, without the headers that Lighthouse adds to it. */
export async function bodySize(url: string): Promise<number> {
  const known = sizes.get(url);
  if (known !== undefined) return known;
  const { headers } = await fetch(url, { method: "HEAD", headers: { "accept-encoding": "br" } });
  const size = Number(headers.get("content-length") ?? Number.NaN);
  if (!Number.isFinite(size)) throw new Error(`${url}: the answer has no content-length`);
  sizes.set(url, size);
  return size;
}
