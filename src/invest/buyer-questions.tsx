import { graphql } from "gatsby";

import { Columns } from "../ui/columns";
import { Disclosure } from "../ui/disclosure";
import { Section, SectionHeading } from "../ui/section";
import { useLinkedDetails } from "../lib/linked-details";

export interface BuyerQuestionsProps {
  content: Queries.BuyerQuestionsFragment;
  /** Hash of the address; opens the question with this id. */
  hash: string;
}

/** Questions and answers; each question has its own address. */
export function BuyerQuestions({ content, hash }: BuyerQuestionsProps) {
  useLinkedDetails(hash);
  return (
    <Section id="questions">
      <Columns>
        <SectionHeading id="questions" heading={content.heading} />
        <div>
          {content.questions.map(({ slug, title, text }) => (
            <Disclosure key={slug} id={slug}>
              <summary>{title}</summary>
              <p>{text}</p>
            </Disclosure>
          ))}
        </div>
      </Columns>
    </Section>
  );
}

export const fragment = graphql`
  fragment BuyerQuestions on BuyerQuestions {
    heading {
      ...SectionHeading
    }
    questions {
      slug
      title
      text
    }
  }
`;
