import styled from "@emotion/styled";
import type { SyntheticEvent } from "react";

import { needsScripts, noPrint } from "../lib/attributes";
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

type TextEvent = SyntheticEvent<HTMLInputElement | HTMLTextAreaElement>;

/** The typed texts, for a visitor who comes back from another page. They are lost when the visit ends. */
const draft: Record<string, string> = {};

const fieldProps = (name: string) => ({
  defaultValue: draft[name],
  onInput: ({ currentTarget }: TextEvent) => {
    draft[name] = currentTarget.value;
  },
  // Firefox marks an empty required field as invalid from the start. This waits until the visitor has sent the form.
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
    // At least seven digits of any script, with any text around them.
    pattern: String.raw`(\P{Nd}*\p{Nd}){7,}\P{Nd}*`,
    title: words.phoneExample,
  },
];

/**
 * The message form. The browser validates its fields; sending only shows the notice, so the typed text stays.
 * @param submit the label of the button.
 */
export function ContactForm({ title, submit }: { title: string; submit: string }) {
  const showNotice = useNotice();
  return (
    // Outside a <dialog>, method="dialog" does not submit, so nothing is sent before hydration either.
    <form
      method="dialog"
      {...noPrint}
      {...needsScripts}
      aria-labelledby="message-form"
      onSubmit={(event) => {
        event.preventDefault();
        // The focus leaves the fields, since the keyboard of a phone would cover the notice.
        event.currentTarget.querySelector("button")?.focus();
        showNotice();
      }}
    >
      <SectionHeading id="message-form" heading={{ title, text: words.required }} />
      <Columns minWidth="max(15rem, 40%)" gap="xl" rowGap="lg">
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
          {/* Enter in a field also presses the button. Untrimmed, blanks would fill a required field. */}
          <button
            type="submit"
            data-look="primary"
            onClick={({ currentTarget }) => {
              const fields =
                currentTarget.form?.querySelectorAll<HTMLInputElement>("input, textarea");
              for (const field of fields ?? []) field.value = field.value.trim();
            }}
          >
            {submit}
          </button>
        </Stack>
      </Columns>
    </form>
  );
}

// As high as the three fields beside it, less the button.
const Message = styled(Input.withComponent("textarea"))({ resize: "vertical", height: "10.65rem" });
