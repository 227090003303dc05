import type { GatsbyNode } from "gatsby";
import { deferScripts } from "../../gatsby/defer/defer-scripts";
import { writeBadgePage } from "../export/badge-frame";
import { outsideHosts } from "../export/content-security-policy";
import { writeFeed } from "../export/feed";
import { writeHeaders } from "../export/headers";
import { writeManifest } from "../export/manifest";
import { writeRedirects } from "../export/redirects";
import { writeRobots } from "../export/search-engines";
import { writeSecurityText } from "../export/security-contact";
import { removeLeftovers } from "../internals/leftovers";

/** What stands in `public` beside the pages. */
export const onPostBuild: GatsbyNode["onPostBuild"] = async ({ graphql, reporter }) => {
  const { data, errors } = await graphql<Queries.ExportQuery>(`
    query Export {
      company { name fullName tagline siteUrl email badge { accountId script link label } }
      pageText(jsonId: { eq: "blogs" }) { title description }
      allArticle(sort: [{ date: DESC }, { order: ASC }, { slug: ASC }]) { nodes { title description path author tag date } }
      allRedirect { nodes { from to } }
      allBranch { nodes { mapEmbedLink } }
      allVideoItem { nodes { embed } }
    }
  `);
  const { company, pageText } = data ?? {};
  if (!data || !company || !pageText) {
    reporter.panicOnBuild("the export could not be completed from content", errors);
    return;
  }
  await writeRedirects(data.allRedirect.nodes);
  await writeRobots(company.siteUrl);
  await writeSecurityText(company);
  await writeFeed(company, pageText, data.allArticle.nodes);
  await writeManifest(company);
  await deferScripts("public");
  await removeLeftovers("public");
  await writeBadgePage(company.badge);
  await writeHeaders(
    outsideHosts(company.badge, data.allBranch.nodes, data.allVideoItem.nodes),
    company.badge,
  );
};
