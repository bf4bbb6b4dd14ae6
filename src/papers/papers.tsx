import styled from "@emotion/styled";
import { graphql } from "gatsby";

import { formatNumber, formatRupees } from "../lib/numbers";
import { formatDate } from "../lib/time";
import { fontSize } from "../theme";
import { Facts, type Fact } from "../ui/facts";
import { Disclosure } from "../ui/primitives";
import { SiteLink } from "../ui/site-link";

const chargeWords = {
  label: "Other charges",
  once: (name: string, amount: string) => `${name} ${amount}`,
  perSqYd: (name: string, amount: string) => `${name} ${amount} per sq yd`,
} as const;

const words = {
  title: "Papers of the layout",
  openPlan: "Open the plan",
  leftOn: (count: string, date: string) => `${count} on ${date}`,
  /** In the order shown. */
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

interface PapersProps {
  papers: Queries.PapersFragment | null;
  /** What a buyer pays besides price and duties. */
  otherCharges?: readonly Queries.LayoutChargeFragment[] | null;
}

/**
 * The papers and charges of a layout that are filled in, but for the RERA number, which stands outside the disclosure.
 */
export function layoutFacts({ papers, otherCharges }: PapersProps): Fact[] {
  return [
    ...(papers ? paperFacts(papers) : []),
    ...(otherCharges && otherCharges.length > 0
      ? [{ name: "charges", label: chargeWords.label, value: chargesText(otherCharges) }]
      : []),
  ];
}

/** A charge by the square yard in words, such as "Water ₹150 per sq yd"; of another one its name. */
export const chargeName = ({ name, amount, perSqYd }: Queries.LayoutChargeFragment) =>
  amount === null ? chargeWords.perSqYd(name, formatRupees(perSqYd ?? 0)) : name;

/** The charges of a layout in words, each with its amount: "Corpus fund ₹50,000; Water ₹150 per sq yd". */
export const chargesText = (charges: readonly Queries.LayoutChargeFragment[]) =>
  charges
    .map((charge) =>
      charge.amount === null
        ? chargeName(charge)
        : chargeWords.once(charge.name, formatRupees(charge.amount)),
    )
    .join("; ");

/** A permit in words: "HMDA 000272/LO/Plg/HMDA/2019, 12 March 2025, final". */
export const permitText = ({ authority, number, date, stage }: Queries.PermitFragment) =>
  [`${authority} ${number}`, date && formatDate(date), stage].filter(Boolean).join(", ");

function paperFacts(papers: Queries.PapersFragment): Fact[] {
  const { permit, plan, plots, mortgaged, left } = papers;
  const values = {
    ...papers,
    permit: permit && permitText(permit),
    plan: plan && <SiteLink to={plan}>{words.openPlan}</SiteLink>,
    plots: plots === null ? null : formatNumber(plots),
    mortgaged: mortgaged?.join(", "),
    left: left && words.leftOn(formatNumber(left.count), formatDate(left.asOf)),
  };
  return words.labels.flatMap(([name, label]) =>
    values[name] ? [{ name, label, value: values[name] }] : [],
  );
}

/** The papers of a project, closed until a visitor opens them; nothing without any. */
export function Papers({ papers }: Pick<PapersProps, "papers">) {
  const facts = layoutFacts({ papers });
  return (
    facts.length > 0 && (
      <Quiet>
        <summary>{words.title}</summary>
        <List facts={facts} />
      </Quiet>
    )
  );
}

const Quiet = styled(Disclosure)({ fontSize: fontSize.small });

const List = styled(Facts)({ "& > div > dt": { width: "38%" } });

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
