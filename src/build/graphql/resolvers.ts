import type { GatsbyNode } from "gatsby";
import { cityMapResolver } from "../../countries/cities/node/resolver";
import { stampResolver } from "../../countries/node";
import { amountResolvers, numberResolver, numberResolvers } from "../../countries/numbers/node";
import { factResolvers } from "../../figures/node/resolvers";
import { thirdPartyResolvers } from "../../trust/node/third-party-resolvers";
import { contentTypes } from "../content-types/registry";
import { bodyResolvers } from "./body-resolvers";
import { nearResolver } from "./create-pages";

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
