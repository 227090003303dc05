const HASH = "[0-9a-f]{16,}";
const HASHED = [
  // Gatsby's own bundles lie at the top: app-<hash>.js, component---src-pages-index-tsx-<hash>.js
  new RegExp(`^/[^/]+[-.]${HASH}\\.(?:js|mjs|css)(?:\\.map|\\.LICENSE\\.txt)?$`),
  new RegExp(`^/static/${HASH}/.+$`),
  new RegExp(`^/static/(?:[^/]+/)*[^/]*-${HASH}\\.[^/]+$`),
];

/** How long browsers may keep a file: for ever when its name changes with its content, else ask first. */
export function cacheControl(path: string): string {
  return HASHED.some((pattern) => pattern.test(path))
    ? "public, max-age=31536000, immutable"
    : "public, max-age=0, must-revalidate";
}
