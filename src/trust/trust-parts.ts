import { OpenPoints } from "./open-points";
import { ThirdPartyTable } from "./third-party-table";

/** What stands below the text of a page on trust. */
export const trustParts = { OpenPoints, ThirdPartyTable };

export type TrustParts = typeof trustParts;
