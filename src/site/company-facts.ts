import { graphql } from "gatsby";

import { companyLabels } from "./words";

/** The company's legal details with their labels; none while the content has none. */
export function companyFacts({ company }: Queries.CompanyFactsFragment) {
  const names = ["legalName", "number", "office", "complaints"] as const;
  return company
    ? names.map((name) => ({ name, label: companyLabels[name], value: company[name] }))
    : [];
}

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
