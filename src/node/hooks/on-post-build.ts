import type { GatsbyNode } from "gatsby";
import { fact } from "../../figures/definition";
import { deferScripts } from "../../gatsby/defer/defer-scripts";
import { buildDay } from "../build-day";
import { readContent } from "../content/read-content";
import { recordsOf } from "../content/walk";
import { editSettings } from "../edit/settings";
import { writeEditor } from "../edit/write-editor";
import { writeBadgePage } from "../export/badge-frame";
import { outsideHosts } from "../export/content-security-policy";
import { placeNames, writeFiguresFile, writeSlipsFile } from "../export/figures-file";
import { writeHeaders } from "../export/headers";
import { writeRedirects } from "../export/redirects";
import { writeSearchFile } from "../export/search-file";
import { writeFeed, writeManifest, writeRobots, writeSecurityText } from "../export/site-files";

export const onPostBuild: GatsbyNode["onPostBuild"] = async ({ graphql, reporter }) => {
  const { data, errors } = await graphql<Queries.ExportQuery>(`
    query Export {
      company { name fullName tagline siteUrl email sample badge { accountId script link label } }
      pageText(jsonId: { eq: "blogs" }) { title description }
      figuresPage: pageText(jsonId: { eq: "figures" }) { title description }
      allSitePage { nodes { path } }
      allCountry { nodes { slug name numbers { facts { jsonId } levels { fact } } } }
      allArticle(sort: [{ date: DESC }, { order: ASC }, { slug: ASC }]) { nodes { title description path author tag date } }
      allRedirect { nodes { from to } }
      allThirdParty { nodes { use calledHosts } }
    }
  `);
  const { company, pageText, figuresPage } = data ?? {};
  if (!data || !company || !pageText || !figuresPage) {
    reporter.panicOnBuild("the export could not be completed from content", errors);
    return;
  }
  const pages = data.allSitePage.nodes.map(({ path }) => path).filter((path) => !/\/(?:dev-)?404/.test(path));
  await writeRedirects(data.allRedirect.nodes, pages);
  await writeRobots(company.siteUrl);
  await writeSecurityText(company);
  await writeFeed(company, pageText, data.allArticle.nodes);
  const content = readContent("content");
  const facts = recordsOf(content, fact)
    .map(({ data }) => data)
    .sort((a, b) => a.id.localeCompare(b.id));
  const places = placeNames(data);
  await writeFiguresFile(facts, company, figuresPage, places, buildDay());
  const numbers = data.allCountry.nodes.flatMap((country) => country.numbers);
  const compared = new Set(
    numbers.flatMap((row) => [
      ...row.facts.map(({ jsonId }) => jsonId),
      ...row.levels.map(({ fact }) => fact),
    ]),
  );
  await writeSlipsFile(
    facts.filter(({ id }) => compared.has(id)),
    buildDay(),
  );
  await writeSearchFile(graphql, facts, places);
  await writeManifest(company);
  const inlineScript = await deferScripts("public");
  await writeBadgePage(company.badge);
  const edit = editSettings(process.env);
  await writeHeaders(inlineScript, outsideHosts(data.allThirdParty.nodes), company.badge, edit);
  await writeEditor("public", content, edit);
};
