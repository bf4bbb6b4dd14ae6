import styled from "@emotion/styled";
import type { SyntheticEvent } from "react";

import { needsScripts, noPrint } from "../lib/attributes";
import { from, space } from "../theme";
import { FormField, Input } from "../ui/field";
import { useNotice } from "../ui/notice";
import { Columns, Stack } from "../ui/primitives";
import { SectionHeading } from "../ui/section";
import { contactLabels } from "../ui/words";

const words = {
  required:
    "All fields are required. Tell us in your message which layout you would like to see, and when.",
  name: "Name",
  /** After the browser's message for a phone number without enough digits. */
  phoneExample: "Digits, such as +91 98765 43210",
  message: "Message",
} as const;

/** The typed texts by the names of their fields, for a visitor who comes back from another page. */
const draft: Record<string, string> = {};

type TextEvent = SyntheticEvent<HTMLInputElement | HTMLTextAreaElement>;

const fieldProps = (name: string) => ({
  defaultValue: draft[name],
  onInput: ({ currentTarget }: TextEvent) => {
    draft[name] = currentTarget.value;
  },
  // Firefox tells screen readers at once that an empty required field is invalid. The attribute prevents that until the
  // visitor has sent the form.
  "aria-invalid": false,
  onInvalid: ({ currentTarget }: TextEvent) => currentTarget.removeAttribute("aria-invalid"),
});

const inputs = [
  { label: words.name, name: "name", autoComplete: "name" },
  { label: contactLabels.email, name: "email", type: "email", autoComplete: "email" },
  {
    label: contactLabels.phone,
    name: "phone",
    type: "tel",
    autoComplete: "tel",
    // At least seven digits of any script, and any other characters.
    pattern: String.raw`(\P{Nd}*\p{Nd}){7,}\P{Nd}*`,
    title: words.phoneExample,
  },
];

/** The message form. The browser validates the fields. Sending only shows a notice, and keeps the typed texts. */
export function ContactForm({ title, submitLabel }: { title: string; submitLabel: string }) {
  const showNotice = useNotice();
  return (
    // Outside a <dialog>, method="dialog" sends nothing, so a form that is not hydrated yet keeps the typed texts.
    <MessageForm
      method="dialog"
      {...noPrint}
      {...needsScripts}
      aria-labelledby="message-form"
      onSubmit={(event) => {
        event.preventDefault();
        // Closes the keyboard of a phone, which would cover the notice.
        event.currentTarget.querySelector("button")?.focus();
        showNotice();
      }}
    >
      <SectionHeading id="message-form" heading={{ title, text: words.required }} />
      <FormFields minWidth="max(15rem, 40%)" gap="xl" rowGap="lg">
        <Stack>
          {inputs.map(({ label, ...input }) => (
            <FormField key={input.name} label={label}>
              <Input {...input} required {...fieldProps(input.name)} />
            </FormField>
          ))}
        </Stack>
        <Stack>
          <FormField label={words.message}>
            <Message name="message" required {...fieldProps("message")} />
          </FormField>
          {/* Enter in a field also presses the button. Untrimmed blanks would pass for a required text. */}
          <button
            type="submit"
            data-look="primary"
            onClick={({ currentTarget }) => {
              const fields =
                currentTarget.form?.querySelectorAll<HTMLInputElement>("input, textarea");
              for (const field of fields ?? []) field.value = field.value.trim();
            }}
          >
            {submitLabel}
          </button>
        </Stack>
      </FormFields>
    </MessageForm>
  );
}

// Beside the ways to reach the company, the form shares the rows of `ContactWays`.
const MessageForm = styled.form({
  [from("md")]: {
    display: "grid",
    gridTemplateRows: "subgrid",
    gridArea: "1 / 2 / span 3",
    rowGap: space.xl,
    // The heading; the gap of the rows replaces its margin.
    "& > :first-of-type": { margin: 0 },
  },
});

const FormFields = styled(Columns)({ [from("md")]: { gridRow: "span 2" } });

// With the button below it, as high as the three fields beside it.
const Message = styled(Input.withComponent("textarea"))({ resize: "vertical", height: "10.65rem" });
