import { graphql, useStaticQuery } from "gatsby";
import { required } from "../required";

export function useCompany(): Queries.FrameCompanyFragment {
  const { company } = useStaticQuery<Queries.UseCompanyQuery>(graphql`
    query UseCompany {
      company { ...FrameCompany }
    }
    fragment FrameCompany on Company {
      name fullName tagline since siteUrl phone email contactTo hours
      chat { number text }
      afterWriting { heading lines }
      social { name link }
      badge { sample accountId label link }
      arrival { name link }
      legal { name path }
      footer { statement notice }
    }
  `);
  return required(company, "content/company.json");
}
