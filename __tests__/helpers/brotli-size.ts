import { readFileSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";
import { PUBLIC } from "./exported-page";

const sizes = new Map<string, number>();

/** Bytes of an exported file as sent: Brotli at its best level. */
export function brotliSize(address: string): number {
  const known = sizes.get(address);
  if (known !== undefined) return known;
  const size = brotliCompressSync(readFileSync(path.join(PUBLIC, address))).length;
  sizes.set(address, size);
  return size;
}
