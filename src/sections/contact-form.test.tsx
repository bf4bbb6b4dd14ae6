import { act, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";

import { notice, withNotice } from "../../test/fixtures";
import { ContactForm } from "./contact-form";

const form: Queries.ContactFormFragment = {
  title: "Send a message",
  required: "Please fill in all fields.",
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
async function type(words: typeof draft) {
  render(<ContactForm form={form} />, withNotice);
  const user = userEvent.setup();
  for (const [name, text] of Object.entries(words)) await user.type(field(name), text);
  return { user };
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

test("the form says that its fields are required before the first of them", () => {
  render(<ContactForm form={form} />);
  const note = screen.getByText("Please fill in all fields.");
  expect(note).toBeVisible();
  expect(note.compareDocumentPosition(field("Name"))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test("what is not an e-mail address is held back", async () => {
  const { user } = await type({ ...draft, "E-mail": "asha" });
  await user.click(screen.getByRole("button", { name: "Send Message" }));
  // Time enough for a notice to come.
  await act(async () => void (await import("../components/notice-host")));
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  expect(field("E-mail")).toBeInvalid();
});

test("a complete form is sent with the Enter key, shows the notice and keeps what was typed", async () => {
  const { user } = await type(draft);
  await user.type(field("Phone"), "{Enter}");
  expect(await screen.findByRole("alert")).toHaveTextContent(notice);
  for (const [name, text] of Object.entries(draft)) expect(field(name)).toHaveValue(text);
});
