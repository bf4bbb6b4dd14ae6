import { graphql } from "gatsby";

/** The company's legal details with their labels, in the order of the query; none while the content has none. */
export function companyFacts({ company, companyLabels }: Queries.CompanyFactsFragment) {
  const labels: Readonly<Record<string, string | undefined>> = companyLabels;
  return Object.entries(company ?? {}).map(([name, value]) => ({ label: labels[name], value }));
}

export const fragment = graphql`
  fragment CompanyFacts on SiteSettings {
    company {
      legalName
      number
      office
      complaints
    }
    companyLabels {
      legalName
      number
      office
      complaints
    }
  }
`;
