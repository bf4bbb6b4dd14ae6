import styled from "@emotion/styled";
import { useEffect, useRef, type SyntheticEvent } from "react";

import { needsScripts, noPrint } from "../lib/marks";
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

/** The typed texts, for a visitor who comes back from another page. Lost when the visit ends. */
let draft: Record<string, string> = {};

/** At least seven digits of any script, with any text around them. */
const phonePattern = String.raw`(\P{Nd}*\p{Nd}){7,}\P{Nd}*`;

// Firefox marks an empty required field as invalid from the start. This waits until the visitor has sent the form.
const untouched = {
  "aria-invalid": false,
  onInvalid: ({ currentTarget }: SyntheticEvent) => currentTarget.removeAttribute("aria-invalid"),
};

const inputs = [
  { label: words.name, name: "name", autoComplete: "name" },
  { label: contactLabels.email, name: "email", type: "email", autoComplete: "email" },
  {
    label: contactLabels.phone,
    name: "phone",
    type: "tel",
    autoComplete: "tel",
    pattern: phonePattern,
    title: words.phoneExample,
  },
];

const fieldsOf = (form: HTMLFormElement | null) => [
  ...(form?.querySelectorAll<HTMLInputElement>("input, textarea") ?? []),
];

/**
 * The message form. The browser validates its fields; sending shows the notice only, so the typed text stays.
 * @param submit the label of its button.
 */
export function ContactForm({ title, submit }: { title: string; submit: string }) {
  const showNotice = useNotice();
  const element = useRef<HTMLFormElement>(null);

  useEffect(() => {
    const fields = fieldsOf(element.current);
    // Not as default values, with which React would overwrite fields restored by the browser.
    for (const field of fields) field.value ||= draft[field.name] ?? "";
    return () => {
      draft = Object.fromEntries(fields.map(({ name, value }) => [name, value]));
    };
  }, []);

  return (
    // Outside a <dialog>, method="dialog" does not submit, so nothing is sent before hydration either.
    <form
      ref={element}
      method="dialog"
      {...noPrint}
      {...needsScripts}
      aria-labelledby="message-form"
      onSubmit={(event) => {
        event.preventDefault();
        // Off the fields, so that the keyboard of a phone does not cover the notice.
        event.currentTarget.querySelector("button")?.focus();
        showNotice();
      }}
    >
      <SectionHeading id="message-form" heading={{ title, text: words.required }} />
      <Columns minWidth="max(15rem, 40%)" gap="xl" rowGap="lg">
        <Stack>
          {inputs.map(({ label, ...input }) => (
            <FormField key={input.name} label={label}>
              <Input {...input} required {...untouched} />
            </FormField>
          ))}
        </Stack>
        <Stack>
          <FormField label={words.message}>
            <Message name="message" required {...untouched} />
          </FormField>
          {/* Enter in a field presses the button, too. Without trimming, blanks would fill a required field. */}
          <button
            type="submit"
            data-look="primary"
            onClick={({ currentTarget }) => {
              for (const field of fieldsOf(currentTarget.form)) field.value = field.value.trim();
            }}
          >
            {submit}
          </button>
        </Stack>
      </Columns>
    </form>
  );
}

// As high as the button leaves room for beside the three fields.
const Message = styled(Input.withComponent("textarea"))({ resize: "vertical", height: "10.65rem" });
