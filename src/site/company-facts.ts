import { graphql } from "gatsby";

/** The company's legal details with their labels, in order; none while the content has none. */
export function companyFacts({
  company,
  companyLabels: labels,
}: Queries.CompanyFactsFragment): { label: string; value: string }[] {
  if (!company) return [];
  const fields = ["legalName", "number", "office", "complaints"] as const;
  return fields.map((field) => ({ label: labels[field], value: company[field] }));
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
