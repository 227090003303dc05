import { writeExport } from "../rules/export/read-export";

/** Parses the export once, for all workers. */
export default function readExport(): void {
  writeExport();
}
