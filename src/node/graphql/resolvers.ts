import type { GatsbyNode } from "gatsby";
import { neighboursResolver } from "../../articles/node/neighbours";
import { billsResolver } from "../../bill/node";
import { cityMapResolver } from "../../countries/cities/node/resolver";
import { stampResolver } from "../../countries/node";
import { dueResolver, numberResolver, numberResolvers } from "../../countries/numbers/node";
import { amountResolvers } from "../../figures/node/amount-resolvers";
import { factResolvers } from "../../figures/node/fact-node";
import { repaymentPayResolvers, repaymentResolvers } from "../../guides/tools/repayment/node";
import { parentsResolvers } from "../../parents/node/lists";
import { rulerResolver } from "../../ruler/node";
import { thirdPartyResolvers } from "../../trust/node/called-hosts";
import { weeksResolver } from "../../week/node";
import { contentTypes } from "../content-types/registry";
import { bodyResolvers } from "./body-resolvers";
import { pictureResolver } from "./picture-resolver";

export const createResolvers: GatsbyNode["createResolvers"] = (args) => {
  const pageTypes = contentTypes
    .filter(({ format }) => format === "mdx")
    .map(({ name }) => [name, { ...bodyResolvers, near: neighboursResolver(name) }]);
  args.createResolvers({
    ...Object.fromEntries(pageTypes),
    Country: {
      ...bodyResolvers,
      stamp: stampResolver,
      cityMap: cityMapResolver,
      near: neighboursResolver("Country"),
      number: numberResolver,
      bills: billsResolver,
      due: dueResolver,
      ruler: rulerResolver,
      weeks: weeksResolver,
    },
    ParentsPage: { ...bodyResolvers, ...parentsResolvers },
    Fact: factResolvers,
    ImageSharp: { gatsbyImageData: pictureResolver(args) },
    ThirdParty: thirdPartyResolvers,
    CountryNumber: numberResolvers,
    SubjectSum: amountResolvers,
    Repayment: repaymentResolvers,
    RepaymentPay: repaymentPayResolvers,
  });
};
