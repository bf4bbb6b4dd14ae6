import type { Case } from "./case";
import { field } from "./field";

const digitsOnly = "write digits only, like 18000, without quotes or commas";
const price = field(
  "plots.json",
  ["plots", 0, "pricePerSqYd"],
  'plots › 1 "Adibatla Meadows" › pricePerSqYd',
  "a number of rupees above 0",
);
const wholePrice = field(
  "plots.json",
  ["plots", 0, "pricePerSqYd"],
  'plots › 1 "Adibatla Meadows" › pricePerSqYd',
  "a number of rupees above 0, without a fraction",
);
const status = field(
  "plots.json",
  ["plots", 0, "status"],
  'plots › 1 "Adibatla Meadows" › status',
  '"DTCP Approved" or "HMDA Approved"',
);
const percent = field(
  "ongoing-projects.json",
  ["projects", 0, "percentComplete"],
  'projects › 1 "Adibatla Meadows" › percentComplete',
  "a number from 0 to 100",
);
const percentMend = "write digits only, like 40, without quotes or a percent sign";
const rating = field(
  "testimonials.json",
  ["testimonials", 0, "rating"],
  'testimonials › 1 "Adibatla Meadows" › rating',
  "a whole number from 1 to 5",
);
const sample = field(
  "testimonials.json",
  ["testimonials", 0, "sample"],
  'testimonials › 1 "Adibatla Meadows" › sample',
  "true or false",
);
const year = field(
  "completed-projects.json",
  ["projects", 0, "completedYear"],
  'projects › 1 "Medchal Heights" › completedYear',
  "a year from 1950 to 2100",
);
const focus = field(
  "gallery.json",
  ["tiles", 0, "photo", "focus", "x"],
  'tiles › 1 "Words 1" › photo › focus › x',
  "a number from 0 to 1",
);

const width = field(
  "gallery.json",
  ["tiles", 0, "photo", "width"],
  'tiles › 1 "Words 1" › photo › width',
  "a whole number of pixels, 1200 or more",
);

/** Wrong numbers, flags and choices. */
export const valueCases: Case[] = [
  price("18,000", 'is the text "18,000"', "write 18000 without quotes or commas"),
  price("18000", 'is the text "18000"', "write 18000 without quotes"),
  price("₹ 18,000/-", 'is the text "₹ 18,000/-"', "write 18000 without quotes, commas or signs"),
  price("22.5 lakh", 'is the text "22.5 lakh"', "write 2250000 without quotes or words"),
  price("on request", 'is the text "on request"', digitsOnly),
  price("-5", 'is the text "-5"', digitsOnly),
  price("", "is empty", digitsOnly),
  price(null, "is null (nothing)", digitsOnly),
  price(true, "is true", digitsOnly),
  price(0, "is 0", "write a number above 0"),
  wholePrice(-0.5, "is -0.5", "write a number above 0"),
  price(-18000, "is -18000", "write a number above 0"),
  wholePrice(18000.5, "is 18000.5", "write a whole number, like 18001"),
  price(1e300, "is 1e+300", digitsOnly),
  status("HMDA approved", 'is "HMDA approved"', 'write "HMDA Approved"'),
  status("HMDA", 'is "HMDA"', 'write "HMDA Approved"'),
  status("GHMC Approved", 'is "GHMC Approved"', "copy one of these exactly"),
  status("HUDA Approved", 'is "HUDA Approved"', "copy one of these exactly"),
  status("Approved", 'is "Approved"', "copy one of these exactly"),
  status(
    "Approved by the panchayat",
    'is "Approved by the panchayat"',
    "copy one of these exactly",
  ),
  percent(140, "is 140", percentMend),
  percent(-1, "is -1", percentMend),
  percent("40%", 'is the text "40%"', "write 40 without quotes or signs"),
  rating(6, "is 6", "write 1, 2, 3, 4 or 5 without quotes"),
  sample("Yes", 'is the text "Yes"', "write true without quotes"),
  sample("constructor", 'is the text "constructor"', "write true or false without quotes"),
  sample("maybe", 'is the text "maybe"', "write true or false without quotes"),
  year(1899, "is 1899", "write four digits without quotes, like 2024"),
  width(
    640,
    "is 640",
    "write digits only, like 2400, without quotes or unit; choose another photo if it is smaller",
  ),
  focus(35, "is 35", "write a decimal with a point, like 0.35"),
];
