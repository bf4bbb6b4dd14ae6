export const officeWords = {
  hours: "Business hours",
  closed: "Closed",
  openNow: (closes: string) => `Open now, closes ${closes} IST`,
  opensNext: (day: string, opens: string) => `Opens ${day}, ${opens} IST`,
} as const;

export const contactFormWords = {
  required:
    "All fields are required. Tell us in your message which layout you would like to see, and when.",
  name: "Name",
  /** After the browser's message for a phone number without enough digits. */
  phoneExample: "Digits, such as +91 98765 43210",
  message: "Message",
} as const;
