import type { GatsbyNode } from "gatsby";
import { getCountryCallingCode, isSupportedCountry } from "libphonenumber-js/min";
import { z } from "zod";
import { contentTypes } from "../content-types/registry";
import { thirdPartyResolvers } from "../third-parties/third-party-resolvers";
import { bodyResolvers } from "./body-resolvers";
import { cityMapResolver } from "./city-resolver";
import { nearResolver } from "./create-pages";
import { factResolvers } from "./fact-resolvers";
import { amountResolvers, numberResolver, numberResolvers } from "./number-resolvers";
import { stampResolver } from "./stamp-resolver";

const NEAR_COUNTRY = z.object({ code: z.string().refine((code) => isSupportedCountry(code)) });

/** A country's dial code, without its plus: the contact page shows it before the library of numbers is there. */
const dialResolver = {
  type: "String!",
  resolve: (source: unknown) => getCountryCallingCode(NEAR_COUNTRY.parse(source).code),
};

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
    NearCountry: { dial: dialResolver },
  });
};
