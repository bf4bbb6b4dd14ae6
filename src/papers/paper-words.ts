/** A charge of a layout. */
export const chargeWords = {
  label: "Other charges",
  once: (name: string, amount: string) => `${name} ${amount}`,
  perSqYd: (name: string, amount: string) => `${name} ${amount} per sq yd`,
} as const;

/** The papers of a layout. */
export const paperWords = {
  title: "Papers of the layout",
  titleWithCharges: "Papers and charges",
  sanctionedPlan: "Sanctioned plan",
  sanctionedPlanOf: (layout: string) => `Sanctioned plan of ${layout}`,
  enlarge: "Enlarge",
  enlargeLabel: (layout: string) => `Sanctioned plan of ${layout}, enlarge`,
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
