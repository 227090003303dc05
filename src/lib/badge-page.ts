/** Address of the page with the accreditation badge, in a frame of the footer; the build writes it. */
export const BADGE_PAGE = "/badge.html";

/** Permissions of the frame: its scripts and links run in an opaque origin, so that they cannot reach the site. */
export const BADGE_SANDBOX = "allow-scripts allow-popups allow-popups-to-escape-sandbox";
