import { graphql } from "gatsby";

import { companyLabels } from "./words";

/** The company's legal details with their labels; none while the content has none. */
export function companyFacts({ company }: Queries.CompanyFactsFragment) {
  const values: Readonly<Record<string, string>> = { ...company };
  return Object.entries(companyLabels).flatMap(([name, label]) =>
    values[name] ? [{ name, label, value: values[name] }] : [],
  );
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
