import { ThirdPartyTable } from "./third-party-table";

export const trustParts = { ThirdPartyTable };
