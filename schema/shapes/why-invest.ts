import { fieldTypes } from "../fields";
import {
  callToAction,
  featureSection,
  group,
  groupList,
  innerPage,
  list,
  section,
  statement,
} from "./common";

const { date, decimal, percent, rate, rupees, words, wordsWithDuties } = fieldTypes;

const currencyCodes = "USD AED GBP SGD AUD CAD EUR SAR QAR KWD OMR BHD NZD".split(" ");

const costCalculator = section("CostCalculator", "The calculator of the total cost of a plot.", {
  duties: group("DutyRates", "The state's rates, and their date.", {
    stamp: rate.describe("Stamp duty."),
    transfer: rate.describe("Transfer duty."),
    registration: rate.describe("Registration fee."),
    mutation: rate.describe("Mutation: entering the buyer in the local body's records."),
    mutationMin: group("MutationMin", "The minimum mutation fee, by the local body.", {
      corporation: rupees.describe("In a municipal corporation."),
      municipality: rupees.describe("In a municipality."),
      village: rupees.describe("In a village."),
    }).meta({ title: "Minimum mutation fee" }),
    agreementStamp: rate.describe("Stamp duty on the sale agreement, without possession."),
    agreementFee: rate.describe("Registration fee of the sale agreement."),
    agreementFeeMax: rupees.describe("The fee's maximum.").meta({ title: "Maximum agreement fee" }),
    tds: rate.describe("Tax that the buyer deducts from the price.").meta({ title: "TDS" }),
    tdsFrom: rupees.describe("The lowest price with TDS.").meta({ title: "TDS from a price of" }),
    asOf: date.describe("The day on which you looked up the rates."),
  }),
  currencies: group("CostCurrencies", "Other currencies for the calculator's figures.", {
    asOf: date.describe("The day on which you looked up the rates."),
    rates: groupList("CurrencyRate", "The currencies, in the order shown.", {
      code: fieldTypes.select("The code of the currency.", currencyCodes),
      name: words("The name of the currency.", 24),
      // Between a riyal, about 23 rupees, and a Kuwaiti dinar, about 300.
      rupees: decimal("Rupees a unit; hidden without it.", 10, 400, "83.5 for a dollar").optional(),
    }),
  }),
  defaults: group("CostDefaults", "The first values of the calculator.", {
    size: fieldTypes.squareYards.describe("The size of the plot."),
    pricePerSqYd: rupees.describe("The price of one square yard."),
    downPayment: percent.describe("The down payment."),
    interestRate: rate.describe("The yearly interest of the loan."),
    years: fieldTypes.range("The years of the loan.", 1, 30),
  }).meta({ title: "First values" }),
}).meta({ title: "Calculator" });

const buyerQuestions = section("BuyerQuestions", "Questions and answers.", {
  questions: groupList("BuyerQuestion", "The questions, in the order shown.", {
    title: words("The question.", 60),
    text: wordsWithDuties("The answer.", 260),
    slug: fieldTypes.slug.describe("The end of the address, after /why-invest/#question-."),
  }),
});

const returnsRow = group("ReturnsRow", "An entry of this list.", {
  asset: words("The name of the investment.", 24),
  low: percent.describe("The low end of the yearly return."),
  high: percent.describe("The high end of the yearly return."),
  note: words("What to keep in mind.", 90),
}).refine(({ low, high }) => low <= high, {
  path: ["low"],
  error: "must not be above the high end: correct the wrong one, or swap the two",
});

export const whyInvestPage = innerPage({
  benefits: featureSection,
  hyderabad: section("HyderabadReasons", "Why Hyderabad.", {
    reasons: groupList("HyderabadReason", "The reasons, with facts, in the order shown.", {
      lead: words("Shown large: a figure with its unit, or a place.", 14, "Figure or place").meta({
        expects: 'text: write a figure or a place, such as "12 km"',
      }),
      ...statement.shape,
    }),
  }),
  returns: section("ReturnsComparison", "Yearly returns of land and other investments.", {
    caution: wordsWithDuties("Shown below the table: what the figures do not promise.", 260),
    source: words("Where the ranges come from, with its date.", 90).optional(),
    rows: list(returnsRow, "The investments, in the order shown."),
  }),
  cost: costCalculator,
  questions: buyerQuestions,
  closing: callToAction,
});
