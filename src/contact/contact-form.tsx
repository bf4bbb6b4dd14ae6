import styled from "@emotion/styled";
import { graphql } from "gatsby";
import { useEffect, useRef } from "react";

import { SectionHeading } from "../ui/section";
import { SealButton } from "../ui/button";
import { Field, Input } from "../ui/field";
import { useNotice } from "../ui/notice";
import { border, color, radius, shadow, space } from "../theme";

/** What was typed, for a visitor who opens another page and comes back. It is gone when the visit ends. */
let draft: Record<string, string> = {};

/**
 * The message form. It checks its fields as the browser does, shows the notice and sends nothing, so
 * what was typed stays.
 */
export function ContactForm({ form }: { form: Queries.ContactFormFragment }) {
  const showNotice = useNotice();
  const element = useRef<HTMLFormElement>(null);

  useEffect(() => {
    const { current } = element;
    if (!current) return undefined;
    const fields = [...current.querySelectorAll<HTMLInputElement>("input, textarea")];
    // Not as default values: React would overwrite fields that the browser has restored.
    for (const field of fields) field.value ||= draft[field.name] ?? "";
    return () => {
      draft = Object.fromEntries(fields.map(({ name, value }) => [name, value]));
    };
  }, []);

  return (
    // Outside a <dialog>, method="dialog" submits nowhere: nothing is sent even before scripts run.
    <Form
      ref={element}
      method="dialog"
      data-screen
      aria-labelledby="message-form"
      onSubmit={(event) => {
        event.preventDefault();
        showNotice(event.currentTarget.querySelector("button"));
      }}
    >
      <SectionHeading id="message-form" heading={{ title: form.title, text: form.required }} />
      <Field>
        {form.name}
        <Input name="name" required autoComplete="name" />
      </Field>
      <Field>
        {form.email}
        <Input name="email" type="email" required autoComplete="email" />
      </Field>
      <Field>
        {form.phone}
        <Input name="phone" type="tel" required autoComplete="tel" />
      </Field>
      <Field>
        {form.message}
        <Message name="message" required rows={5} />
      </Field>
      <SealButton type="submit">{form.submit}</SealButton>
    </Form>
  );
}

const Form = styled.form({
  display: "grid",
  gap: space.lg,
  padding: space.xl,
  border: `${border.thin} solid ${color.line}`,
  borderRadius: radius.card,
  backgroundColor: color.surfaceRaised,
  boxShadow: shadow.card,
  "& > :first-of-type": { marginBottom: space.none },
});

const Message = styled(Input.withComponent("textarea"))({ resize: "vertical" });

export const fragment = graphql`
  fragment ContactForm on ContactForm {
    title
    required
    name
    email
    phone
    message
    submit
  }
`;
