import { writeExport } from "../rules/export/read-export";

export default function readExport(): void {
  writeExport();
}
