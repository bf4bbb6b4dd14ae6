import styled from "@emotion/styled";
import { graphql } from "gatsby";

import { Stack, WideCard } from "../ui/layout";
import { Photo } from "../ui/photo";
import { Reveal } from "../ui/reveal";
import { Section } from "../ui/section";
import { space } from "../theme";
import { initiativeWords } from "./words";

/** A list of initiatives: the work, its beneficiaries and its upkeep. */
export const CsrInitiatives = ({
  initiatives,
}: {
  initiatives: Queries.CsrInitiativesFragment;
}) => (
  <Section id="initiatives" heading={initiatives}>
    <Stack as="ul" role="list" gap="rows">
      {initiatives.items.map(({ icon, title, work, people, upkeep, photo }, index) => (
        <Reveal key={title} as="li" index={index}>
          <WideCard as="div">
            <Photo photo={{ ...photo, icon }} />
            <div>
              <h3>{title}</h3>
              <Account>
                <dt>{initiativeWords.work}</dt>
                <dd>{work}</dd>
                <dt>{initiativeWords.people}</dt>
                <dd>{people}</dd>
                <dt>{initiativeWords.upkeep}</dt>
                <dd>{upkeep}</dd>
              </Account>
            </div>
          </WideCard>
        </Reveal>
      ))}
    </Stack>
  </Section>
);

const Account = styled.dl({ dt: { marginTop: space.lg } });

export const fragment = graphql`
  fragment CsrInitiatives on CsrInitiatives {
    ...SectionHeading
    items {
      icon {
        ...Icon
      }
      title
      work
      people
      upkeep
      photo {
        ...WidePhoto
      }
    }
  }
`;
