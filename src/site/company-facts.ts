import { graphql } from "gatsby";

import { companyLabels } from "./words";

/** The company's legal details with their labels, those that the content has. */
export const companyFacts = ({ company }: Queries.CompanyFactsFragment) =>
  companyLabels.flatMap(([name, label]) => {
    const value = company?.[name];
    return value ? [{ name, label, value }] : [];
  });

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
