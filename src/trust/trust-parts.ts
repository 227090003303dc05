import { OpenPoints } from "./open-points";
import { ThirdPartyTable } from "./third-party-table";

export const trustParts = { OpenPoints, ThirdPartyTable };
