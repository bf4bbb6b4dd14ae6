/** The words of the message form. */
export const contactFormWords = {
  /** After the browser's message for a phone number without enough digits. */
  phoneExample: "Digits, such as +91 98765 43210",
} as const;
