import { graphql } from "gatsby";

import { Columns } from "../ui/columns";
import { Disclosure } from "../ui/disclosure";
import { Container, Section, SectionHeading } from "../ui/section";
import { useLinkedDetails } from "../lib/linked-details";

export interface BuyerQuestionsProps {
  content: Queries.BuyerQuestionsFragment;
  /** Of the address; a question that it names is open. */
  hash: string;
}

/** Questions that open one by one, each with an address of its own. */
export function BuyerQuestions({ content, hash }: BuyerQuestionsProps) {
  useLinkedDetails(hash);
  return (
    <Section aria-labelledby="questions">
      <Container>
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
      </Container>
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
