import { graphql } from "gatsby";

import { companyLabels } from "./words";

/** The company's legal details with their labels; none while the content has none. */
export const companyFacts = ({ company }: Queries.CompanyFactsFragment) =>
  company ? companyLabels.map(([name, label]) => ({ name, label, value: company[name] })) : [];

export const fragment = graphql`
  fragment CompanyFacts on SiteSettings {
    company {
      legalName
      number
      office
      complaints
    }
  }
`;
