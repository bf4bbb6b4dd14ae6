import { graphql } from "gatsby";
import { useEffect } from "react";

import { Disclosure } from "../ui/disclosure";
import { useFillDuties } from "../lib/duties";
import { questionId } from "../lib/links";
import { Section } from "../ui/section";

interface BuyerQuestionsProps {
  content: Queries.BuyerQuestionsFragment;
  /** Hash of the URL; opens the question with this id. */
  hash: string;
}

/** Questions and answers; each question has its own URL. */
export function BuyerQuestions({ content, hash }: BuyerQuestionsProps) {
  const fill = useFillDuties();
  useEffect(() => {
    // Browsers open a <details> only for a target inside it.
    const linked = document.getElementById(hash.slice(1));
    if (linked instanceof HTMLDetailsElement) linked.open = true;
  }, [hash]);
  return (
    <Section id="questions" heading={content} list={content.questions}>
      {content.questions.map(({ slug, title, text }) => (
        <Disclosure key={slug} id={questionId(slug)}>
          <summary>{title}</summary>
          <p>{fill(text)}</p>
        </Disclosure>
      ))}
    </Section>
  );
}

export const fragment = graphql`
  fragment BuyerQuestions on BuyerQuestions {
    ...SectionHeading
    questions {
      slug
      title
      text
    }
  }
`;
