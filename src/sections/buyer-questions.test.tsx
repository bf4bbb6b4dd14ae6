import { fireEvent, render, screen } from "@testing-library/react";

import { BuyerQuestions } from "./buyer-questions";

const content: Queries.BuyerQuestionsFragment = {
  heading: { title: "Questions", text: null },
  questions: [
    { slug: "what-is-an-ec", title: "What is an EC?", text: "A list." },
    { slug: "can-an-nri-buy", title: "Can an NRI buy?", text: "Yes." },
  ],
};

test("the question that the address names is open; others open beside it", () => {
  const { rerender } = render(<BuyerQuestions content={content} hash="" />);
  expect(screen.getByText("A list.")).not.toBeVisible();
  rerender(<BuyerQuestions content={content} hash="#what-is-an-ec" />);
  expect(screen.getByText("A list.")).toBeVisible();
  rerender(<BuyerQuestions content={content} hash="#can-an-nri-buy" />);
  expect(screen.getByText("Yes.")).toBeVisible();
  expect(screen.getByText("A list.")).toBeVisible();
});

test("all are open on paper, and those that were closed are closed again", () => {
  render(<BuyerQuestions content={content} hash="#what-is-an-ec" />);
  fireEvent(window, new Event("beforeprint"));
  expect(screen.getByText("Yes.")).toBeVisible();
  fireEvent(window, new Event("afterprint"));
  expect(screen.getByText("Yes.")).not.toBeVisible();
  expect(screen.getByText("A list.")).toBeVisible();
});
