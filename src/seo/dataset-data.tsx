import type { Dataset } from "schema-dts";
import { useCompany } from "../frame/use-company";
import { organizationId, StructuredData } from "./structured-data";

interface DatasetDataProps {
  readonly name: string;
  readonly description: string;
  readonly path: string;
  /** The newest day in the data, ISO date. */
  readonly modified: string | undefined;
  readonly file: string;
  readonly use: string;
}

export function DatasetData({ name, description, path, modified, file, use }: DatasetDataProps) {
  const { siteUrl } = useCompany();
  const dataset: Dataset = {
    "@type": "Dataset",
    name,
    description,
    url: siteUrl + path,
    inLanguage: "en-GB",
    isAccessibleForFree: true,
    dateModified: modified,
    license: siteUrl + use,
    creator: { "@id": organizationId(siteUrl) },
    distribution: [
      { "@type": "DataDownload", encodingFormat: "application/json", contentUrl: siteUrl + file },
    ],
  };
  return <StructuredData things={[dataset]} />;
}
