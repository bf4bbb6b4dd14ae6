import styled from "@emotion/styled";
import { graphql } from "gatsby";

import { formatNumber, formatRupees } from "../lib/numbers";
import { formatDate } from "../lib/time";
import { fontSize } from "../theme";
import { Facts, type Fact } from "../ui/facts";
import { Disclosure } from "../ui/primitives";
import { SiteLink } from "../ui/site-link";

const words = {
  title: "Papers of the layout",
  openPlan: "Open the plan",
  leftOn: (count: string, date: string) => `${count} on ${date}`,
  perSqYd: (name: string, amount: string) => `${name} ${amount} per sq yd`,
  /** The labels, in the order in which pages show them. */
  labels: [
    ["permit", "Permit"],
    ["plan", "Sanctioned plan"],
    ["promoter", "Promoter"],
    ["landowner", "Landowner"],
    ["village", "Village"],
    ["mandal", "Mandal"],
    ["surveyNumbers", "Survey numbers"],
    ["conversion", "Land conversion"],
    ["extent", "Extent"],
    ["plots", "Plots in all"],
    ["mortgaged", "Mortgaged plots"],
    ["left", "Plots left"],
    ["facing", "Facing"],
    ["roadWidth", "Road width"],
  ],
} as const;

/** A charge in words: "Water ₹150 per sq yd", or only its name if the amount is the same for every plot. */
export const chargeName = ({ name, amount, perSqYd }: Queries.LayoutChargeFragment) =>
  amount === null ? words.perSqYd(name, formatRupees(perSqYd ?? 0)) : name;

/** All charges of a layout with their amounts: "Corpus fund ₹50,000; Water ₹150 per sq yd". */
export const chargesText = (charges: readonly Queries.LayoutChargeFragment[] | null) =>
  charges
    ?.map((charge) =>
      [chargeName(charge), charge.amount && formatRupees(charge.amount)].filter(Boolean).join(" "),
    )
    .join("; ");

/** The permit in words: "HMDA 000272/LO/Plg/HMDA/2019, 12 March 2025, final"; undefined if the layout has no permit. */
export function permitText(papers: { permit: Queries.PermitFragment | null } | null) {
  if (!papers?.permit) return undefined;
  const { authority, number, date, stage } = papers.permit;
  return [`${authority} ${number}`, date && formatDate(date), stage].filter(Boolean).join(", ");
}

/** The facts in the papers of a layout, without the RERA number. */
export function paperFacts(papers: Queries.PapersFragment | null): Fact[] {
  if (!papers) return [];
  const { plan, plots, mortgaged, left } = papers;
  const values = {
    ...papers,
    permit: permitText(papers),
    plan: plan && <SiteLink to={plan}>{words.openPlan}</SiteLink>,
    plots: plots && formatNumber(plots),
    mortgaged: mortgaged?.join(", "),
    left: left && words.leftOn(formatNumber(left.count), formatDate(left.asOf)),
  };
  return words.labels.map(([name, label]) => ({ label, value: values[name] }));
}

/** The papers of a project, which a visitor opens; nothing if there are none. */
export function Papers({ papers }: { papers: Queries.PapersFragment | null }) {
  const facts = paperFacts(papers);
  return (
    facts.some(({ value }) => value) && (
      <SmallDisclosure>
        <summary>{words.title}</summary>
        <PaperFacts facts={facts} />
      </SmallDisclosure>
    )
  );
}

const SmallDisclosure = styled(Disclosure)({ fontSize: fontSize.small });

const PaperFacts = styled(Facts)({ "--label-width": "38%" });

export const fragment = graphql`
  fragment LayoutCharge on LayoutCharge {
    name
    amount
    perSqYd
  }

  fragment Permit on LayoutPermit {
    authority
    number
    date
    stage
  }

  fragment Papers on Papers {
    ...Rera
    ...SanctionedPlan
    permit {
      ...Permit
    }
    plan
    promoter
    landowner
    village
    mandal
    surveyNumbers
    conversion
    extent
    plots
    mortgaged
    left {
      count
      asOf
    }
    facing
    roadWidth
  }
`;
