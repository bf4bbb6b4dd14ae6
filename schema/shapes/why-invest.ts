import {
  choice,
  count,
  date,
  decimal,
  percent,
  rupees,
  slug,
  squareYards,
  template,
  words,
} from "../fields";
import {
  callToAction,
  featureSection,
  innerPage,
  checkOrder,
  list,
  photo,
  records,
  section,
  shape,
  statement,
} from "./common";

const currencyCodes = [
  "USD",
  "AED",
  "GBP",
  "SGD",
  "AUD",
  "CAD",
  "EUR",
  "SAR",
  "QAR",
  "KWD",
  "OMR",
  "BHD",
  "NZD",
] as const;

const duty = (description: string) => decimal(`${description} In percent of the value.`, 20);

const costCalculator = section("CostCalculator", "The calculator of the total cost of a plot.", {
  fields: shape("CostLabels", "Labels of the fields that a visitor fills in.", {
    size: words("Label of the plot's size, with its unit.", 24),
    rate: words("Label of the price of a square yard.", 24),
    downPayment: words("Label of the down payment, in percent.", 24),
    interest: words("Label of the yearly interest of the loan, in percent.", 24),
    years: words("Label of the years of the loan.", 24),
    charges: words("Label of the other charges of the layout, in rupees.", 24),
    government: words("Label of the government value of a square yard, in rupees.", 28),
    stamp: words("Label of the stamp duty, in percent.", 24),
    transfer: words("Label of the transfer duty, in percent.", 24),
    registration: words("Label of the registration fee, in percent.", 24),
    mutation: words("Label of the mutation fee, in percent.", 24),
    currency: words("Label of the choice of a currency.", 24),
    currencyRate: template("Label of the visitor's own rate.", ["code"], 24),
  }),
  limits: template("Message for a number outside the limits.", ["min", "max"], 60),
  wholeLimits: template("The same message for a field of whole numbers.", ["min", "max"], 60),
  defaults: shape("CostDefaults", "The first values of the calculator.", {
    size: squareYards("The size of the plot."),
    rate: rupees("The price of one square yard."),
    downPayment: percent("The down payment."),
    interest: decimal("The yearly interest of the loan. In percent.", 30),
    years: count("The years of the loan, 1 to 30.").min(1).max(30).meta({
      expects: "a whole number from 1 to 30",
      fix: "write digits only, like 15, without quotes",
    }),
  }),
  duties: shape("DutyRates", "The state's rates, and their date.", {
    title: words("Label that opens the rates and the government value.", 32),
    stamp: duty("Stamp duty."),
    transfer: duty("Transfer duty."),
    registration: duty("Registration fee."),
    mutation: duty("Mutation: entering the buyer in the records of the local body."),
    mutationLeast: rupees("The minimum mutation fee."),
    asOf: date("The day on which you looked up the rates."),
    text: template(
      "The rates in one sentence.",
      ["stamp", "transfer", "registration", "mutation", "least", "date"],
      150,
    ),
  }),
  basis: template(
    "The values behind the figures.",
    ["size", "sqm", "rate", "downPayment", "interest", "years"],
    110,
  ),
  valued: template("Added if a visitor fills in the government value.", ["value"], 60),
  results: shape("CostResults", "Labels of the figures.", {
    price: words("Label of the plot's price.", 28),
    duty: template("Label of the duties and fees.", ["percent"], 36),
    mutation: words("Label of the mutation fee.", 28),
    charges: words("Label of the other charges.", 28),
    total: words("Label of the price with duties and charges.", 28),
    start: words("Label of the down payment with duties and charges.", 28),
    startBefore: template("The same without the mutation fee and other charges.", ["before"], 60),
    loan: words("Label of the loan.", 28),
    instalment: words("Label of the monthly instalment.", 28),
    interest: words("Label of the interest over all years.", 28),
    withInterest: words("Label of the total with interest.", 28),
  }),
  announcement: template(
    "The result in one line: shown above the fields on phones, and read by screen readers after a change.",
    ["total", "instalment"],
    60,
  ),
  note: words("What the figures leave out.", 140),
  loanNote: words("After it, if there is a loan.", 60),
  currencies: shape("CostCurrencies", "Other currencies for the figures.", {
    none: words("The choice of rupees only.", 20),
    asOf: date(
      "The day of the rates, shown on the page. After 90 days the page says that they may have changed.",
    ),
    current: template("The rate and its day.", ["code", "rupees", "date"], 60),
    old: template("The same for a rate older than 90 days.", ["code", "rupees", "date"], 80),
    own: template("The same for the visitor's own rate.", ["code", "rupees"], 60),
    rates: records(
      "CurrencyRate",
      "The currencies, in the order shown. Without currencies the page has no choice.",
      {
        code: choice("The code of the currency.", currencyCodes),
        name: words("The name of the currency.", 24),
        rupees: decimal("The price of one unit in rupees. Leave it out to hide the currency.", 1000)
          .positive()
          .meta({ expects: "a number above 0, at most 1000" })
          .optional(),
      },
    ),
  }),
});

const verifyChecklist = section("VerifyChecklist", "The checks before paying.", {
  steps: records("VerifyStep", "The checks, in order.", {
    title: words("The name of the check.", 40),
    text: words("How to do it.", 150),
    addresses: list(
      words("An address, without https://.", 32),
      "Addresses of portals, printed as text.",
    ),
    proves: words("What the result proves.", 80),
    lacks: words("What the result does not prove.", 120),
  }),
  labels: shape("VerifyLabels", "Words on every check.", {
    proves: words("Label before what the result proves.", 24),
    lacks: words("Label before what the result does not prove.", 24),
  }),
  note: words("A note that this is not legal advice.", 90),
  copy: words("Label of the button beside an address.", 16),
  copied: words("Message after an address is copied.", 16),
  copyByHand: words("Message if the browser cannot copy the address.", 40),
  print: words("Label of the button that prints the checks.", 28),
});

const buyersAbroad = section("BuyersAbroad", "For buyers who live abroad.", {
  points: records("AbroadPoint", "The points, in the order shown.", {
    title: words("A few words.", 32),
    text: words("One or two sentences.", 150),
  }),
  hours: shape("AbroadHours", "The office hours, from data/site.json.", {
    title: words("The heading.", 32),
    india: template("A line of the hours in India.", ["days", "hours"], 50),
    yours: template("The same line in the visitor's own time.", ["hours"], 50),
    dayBefore: template("A time on the day before.", ["time"], 40),
    dayAfter: template("A time on the day after.", ["time"], 40),
  }),
});

const buyerQuestions = section("BuyerQuestions", "Questions and answers.", {
  questions: records("BuyerQuestion", "The questions, in the order shown.", {
    slug: slug(
      'Permanent short name of the question, at the end of its address: "what-is-an-ec" gives /why-invest/#what-is-an-ec.',
    )
      .regex(/-/)
      .meta({
        expects: "two words or more in lower-case letters, with hyphens between them",
        fix: 'write it like "what-is-an-ec"',
      }),
    title: words("The question.", 60),
    text: words("The answer.", 260),
  }),
});

/** data/pages/why-invest.json */
export const whyInvestPage = innerPage({
  contents: words("Name of the links to the parts of the page, for screen readers.", 24),
  cost: costCalculator,
  verify: verifyChecklist,
  returns: section("ReturnsComparison", "Yearly returns of land and other investments.", {
    columns: shape("ReturnsColumns", "Headings of the table.", {
      asset: words("Heading over the investments.", 20),
      range: words("Heading over the yearly return.", 24),
      note: words("Heading over the remarks.", 24),
    }),
    range: template(
      "How a return is written. Use a word, since screen readers skip dashes.",
      ["low", "high"],
      16,
    ),
    rows: records(
      "ReturnsRow",
      "The investments, in the order shown.",
      {
        asset: words("The name of the investment.", 24),
        low: percent("The low end of the yearly return."),
        high: percent("The high end of the yearly return."),
        note: words("What to keep in mind.", 90),
      },
      checkOrder("low", "high"),
    ),
    caution: words("A caution: what the figures do not promise.", 260),
  }),
  benefits: featureSection,
  hyderabad: section("HyderabadReasons", "Why Hyderabad.", {
    reasons: list(statement, "The reasons, with facts, in the order shown."),
    photo,
  }),
  abroad: buyersAbroad,
  questions: buyerQuestions,
  closing: callToAction,
});
