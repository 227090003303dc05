import type { GatsbyNode } from "gatsby";
import { contentTypes } from "../content-types/registry";
import { thirdPartyResolvers } from "../third-parties/third-party-resolvers";
import { bodyResolvers } from "./body-resolvers";
import { cityMapResolver } from "./city-resolver";
import { nearResolver } from "./create-pages";
import { factResolvers } from "./fact-resolvers";
import { amountResolvers, numberResolver, numberResolvers } from "./number-resolvers";
import { stampResolver } from "./stamp-resolver";

/** Adds what is computed from content: figures as text, texts as HTML. */
export const createResolvers: GatsbyNode["createResolvers"] = ({ createResolvers: add }) => {
  const pageTypes = contentTypes
    .filter(({ format }) => format === "mdx")
    .map(({ name }) => [name, { ...bodyResolvers, near: nearResolver(name) }]);
  add({
    ...Object.fromEntries(pageTypes),
    Country: {
      ...bodyResolvers,
      stamp: stampResolver,
      cityMap: cityMapResolver,
      near: nearResolver("Country"),
      number: numberResolver,
    },
    Fact: factResolvers,
    ThirdParty: thirdPartyResolvers,
    CountryNumber: numberResolvers,
    CountryBillLine: amountResolvers,
  });
};
