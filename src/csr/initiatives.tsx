import styled from "@emotion/styled";
import { graphql } from "gatsby";

import { Card, Columns } from "../ui/layout";
import { termList } from "../ui/mixins";
import { Photo } from "../ui/photo";
import { Reveal } from "../ui/reveal";
import { Section } from "../ui/section";
import { initiativeWords as words } from "./words";

/** A list of initiatives: the work, its beneficiaries and its upkeep; nothing without any. */
export const CsrInitiatives = ({ list }: { list: Queries.CsrInitiativesFragment }) =>
  list.items.length > 0 && (
    <Section id="initiatives" name={list.title}>
      <Columns as="ul" role="list">
        {list.items.map(({ icon, title, work, people, upkeep, photo }, index) => (
          <Reveal key={title} as="li" index={index}>
            <Card as="div">
              <Photo photo={{ ...photo, icon }} eager={index === 0} />
              <h3>{title}</h3>
              <p>{work}</p>
              <Account>
                <div>
                  <dt>{words.people}</dt>
                  <dd>{people}</dd>
                </div>
                <div>
                  <dt>{words.upkeep}</dt>
                  <dd>{upkeep}</dd>
                </div>
              </Account>
            </Card>
          </Reveal>
        ))}
      </Columns>
    </Section>
  );

const Account = styled.dl(termList);

export const fragment = graphql`
  fragment CsrInitiatives on CsrInitiatives {
    title
    items {
      icon {
        ...Icon
      }
      title
      work
      people
      upkeep
      photo {
        ...HalfPhoto
      }
    }
  }
`;
