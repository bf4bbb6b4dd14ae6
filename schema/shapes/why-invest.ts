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
  isInOrder,
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

const costCalculator = section("CostCalculator", "What a plot costs in all.", {
  fields: shape("CostLabels", "Labels of the fields that a visitor fills in.", {
    size: words("Label of the plot's size, with its unit.", 24),
    rate: words("Label of the price of a square yard.", 24),
    downPayment: words("Label of the part that is paid without a loan, in percent.", 24),
    interest: words("Label of the loan's yearly interest, in percent.", 24),
    years: words("Label of the loan's years.", 24),
    charges: words("Label of what the layout charges beside the price, in rupees.", 24),
    government: words("Label of the government's value of a square yard, in rupees.", 28),
    stamp: words("Label of the stamp duty, in percent.", 24),
    transfer: words("Label of the transfer duty, in percent.", 24),
    registration: words("Label of the registration fee, in percent.", 24),
    mutation: words("Label of the mutation fee, in percent.", 24),
    currency: words("Label of the choice of a currency.", 24),
    currencyRate: template("Label of the visitor's own rate.", ["code"], 24),
  }),
  limits: template("Said of a field that cannot be used.", ["min", "max"], 60),
  wholeLimits: template("The same of a field that takes whole numbers only.", ["min", "max"], 60),
  defaults: shape("CostDefaults", "The example that the calculator begins with.", {
    size: squareYards("The plot's size."),
    rate: rupees("The price of one square yard."),
    downPayment: percent("What is paid without a loan."),
    interest: decimal("The loan's yearly interest. In percent.", 30),
    years: count("The loan's years, 1 to 30.").min(1).max(30).meta({
      expects: "a whole number from 1 to 30",
      fix: "write digits only, like 15, without quotes",
    }),
  }),
  duties: shape("DutyRates", "What the state charges, and when these rates were looked up.", {
    title: words("What opens the rates and the government's value.", 32),
    stamp: duty("Stamp duty."),
    transfer: duty("Transfer duty."),
    registration: duty("Registration fee."),
    mutation: duty("Mutation: entering the buyer in the records of the local body."),
    mutationLeast: rupees("The least that is charged for mutation."),
    asOf: date("The day on which the rates were looked up."),
    text: template(
      "The rates in one sentence.",
      ["stamp", "transfer", "registration", "mutation", "least", "date"],
      150,
    ),
  }),
  basis: template(
    "What the figures are worked out from.",
    ["size", "sqm", "rate", "downPayment", "interest", "years"],
    110,
  ),
  valued: template("Follows it if a visitor fills in the government's value.", ["value"], 60),
  results: shape("CostResults", "Labels of the figures.", {
    price: words("Label of the plot's price.", 28),
    duty: template("Label of the duties and fees.", ["percent"], 36),
    mutation: words("Label of the mutation fee.", 28),
    charges: words("Label of what the layout charges beside the price.", 28),
    total: words("Label of the price with all of these.", 28),
    start: words("Label of the down payment with all but the price.", 28),
    startBefore: template("The same before mutation and other charges.", ["before"], 60),
    loan: words("Label of the loan.", 28),
    instalment: words("Label of what is paid every month.", 28),
    interest: words("Label of the interest over all years.", 28),
    withInterest: words("Label of all that is paid.", 28),
  }),
  announcement: template(
    "The result in one line: seen on phones above the fields, and said to screen readers after a change.",
    ["total", "instalment"],
    60,
  ),
  note: words("What the figures leave out.", 140),
  currencies: shape("CostCurrencies", "Currencies that the figures can be shown in, too.", {
    none: words("The choice without another currency.", 20),
    asOf: date(
      "The day of the rates. The page says so; after 90 days it says that they may have changed.",
    ),
    current: template("Says the rate.", ["code", "rupees", "date"], 60),
    old: template("The same of a rate older than 90 days.", ["code", "rupees", "date"], 80),
    own: template("The same of the visitor's own rate.", ["code", "rupees"], 60),
    rates: records(
      "CurrencyRate",
      "The currencies, in the order shown. With none, the choice is left out.",
      {
        code: choice("Its code.", currencyCodes),
        name: words("Its name.", 24),
        rupees: decimal(
          "What one unit of it costs in rupees. Leave the field out to hide the currency.",
          1000,
        )
          .positive()
          .meta({ expects: "a number above 0, at most 1000" })
          .optional(),
      },
    ),
  }),
});

const verifyChecklist = section("VerifyChecklist", "What to check before paying.", {
  steps: records("VerifyStep", "The checks, in the order to make them.", {
    title: words("What is checked.", 40),
    text: words("How to check it.", 150),
    addresses: list(
      words("An address, without https://.", 32),
      "Addresses of portals, printed as text. With none, write [].",
    ),
    proves: words("What it proves.", 80),
    lacks: words("What it does not prove.", 120),
  }),
  labels: shape("VerifyLabels", "Labels of the last two.", {
    proves: words("Label of what a document proves.", 24),
    lacks: words("Label of what it does not prove.", 24),
  }),
  note: words("Says that this is not legal advice.", 90),
  copy: words("Label of the button beside an address.", 16),
  copied: words("Said once an address is copied.", 16),
  copyByHand: words("Said of the address, where the browser does not copy it.", 40),
  print: words("Label of the button that prints the checks.", 28),
});

const buyersAbroad = section("BuyersAbroad", "For buyers who live abroad.", {
  points: records("AbroadPoint", "The points, in the order shown.", {
    title: words("A few words.", 32),
    text: words("One or two sentences.", 150),
  }),
  hours: shape("AbroadHours", "The office hours, which are in data/site.json.", {
    title: words("The heading.", 32),
    india: template("A line of the hours, in India.", ["days", "hours"], 50),
    yours: template("The same in the reader's own time.", ["hours"], 50),
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
  contents: words("Names the links to the parts of the page, for screen readers.", 24),
  cost: costCalculator,
  verify: verifyChecklist,
  returns: section("ReturnsComparison", "Yearly returns of land and other investments.", {
    columns: shape("ReturnsColumns", "Headings of the table.", {
      asset: words("Heading over the investments.", 20),
      range: words("Heading over the yearly return.", 24),
      note: words("Heading over the remarks.", 24),
    }),
    range: template(
      "How a return is written: with a word, since screen readers skip dashes.",
      ["low", "high"],
      16,
    ),
    rows: records(
      "ReturnsRow",
      "The investments, in the order shown.",
      {
        asset: words("Its name.", 24),
        low: percent("The low end of the yearly return."),
        high: percent("The high end of the yearly return."),
        note: words("What to keep in mind.", 90),
      },
      isInOrder("low", "high"),
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
