import { act, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";

import { notice, withNotice } from "../../test/fixtures";
import { ContactForm } from "./contact-form";

const form: Queries.ContactFormFragment = {
  title: "Send a message",
  name: "Name",
  email: "E-mail",
  phone: "Phone",
  message: "Message",
  submit: "Send Message",
};

const draft = {
  Name: "Asha",
  "E-mail": "asha@example.com",
  Phone: "+91 00000 00000",
  Message: "Is plot 12 free?",
};

const field = (name: string) => screen.getByRole("textbox", { name });

/** Fills the form in. */
async function type(words: Partial<typeof draft>) {
  const rendered = render(<ContactForm form={form} />, withNotice);
  const user = userEvent.setup();
  for (const [name, text] of Object.entries(words)) await user.type(field(name), text);
  return { user, ...rendered };
}

/** Fills the form in and sends it. */
async function send(words: Partial<typeof draft>) {
  const { user } = await type(words);
  await user.click(screen.getByRole("button", { name: "Send Message" }));
}

// What an earlier test has typed is forgotten.
beforeEach(() => {
  const { unmount } = render(<ContactForm form={form} />);
  for (const box of screen.getAllByRole("textbox"))
    fireEvent.change(box, { target: { value: "" } });
  unmount();
});

test.each([
  ["Name", "text", "name"],
  ["E-mail", "email", "email"],
  ["Phone", "tel", "tel"],
  ["Message", "textarea", null],
])("the field %s is required, empty, of type %s, filled in by the browser as %s", (...expected) => {
  const [name, type, autocomplete] = expected;
  render(<ContactForm form={form} />);
  expect(field(name)).toBeRequired();
  expect(field(name)).toHaveValue("");
  expect(field(name)).toHaveProperty("type", type);
  expect(field(name).getAttribute("autocomplete")).toBe(autocomplete);
});

test("the form has a name, and four fields", () => {
  render(<ContactForm form={form} />);
  expect(screen.getByRole("form", { name: "Send a message" })).toBeVisible();
  expect(screen.getAllByRole("textbox")).toHaveLength(4);
});

test.each([
  ["nothing is filled in", {}],
  ["the name is missing", { "E-mail": "asha@example.com", Phone: "1", Message: "Hello" }],
  ["the address is not one", { ...draft, "E-mail": "asha" }],
  ["the phone number is missing", { Name: "Asha", "E-mail": "asha@example.com", Message: "Hello" }],
  ["the message is missing", { Name: "Asha", "E-mail": "asha@example.com", Phone: "1" }],
])("while %s, the form shows no notice", async (_what, words) => {
  await send(words);
  // Time enough for a notice to come.
  await act(async () => void (await import("../components/notice-host")));
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  expect(screen.getByRole("form")).toBeInvalid();
});

test("a complete form shows the notice and keeps what was typed", async () => {
  await send(draft);
  expect(await screen.findByRole("alert")).toHaveTextContent(notice);
  for (const [name, text] of Object.entries(draft)) expect(field(name)).toHaveValue(text);
});

test("what was typed is there when the visitor comes back from another page", async () => {
  const { unmount } = await type(draft);
  unmount();
  render(<ContactForm form={form} />);
  for (const [name, text] of Object.entries(draft)) expect(field(name)).toHaveValue(text);
});

test("before scripts run, the browser has nowhere to send the form to", () => {
  render(<ContactForm form={form} />);
  expect(screen.getByRole("form")).toHaveAttribute("method", "dialog");
  expect(screen.getByRole("form")).not.toHaveAttribute("action");
});
