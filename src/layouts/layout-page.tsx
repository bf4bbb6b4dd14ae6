import styled from "@emotion/styled";
import { graphql } from "gatsby";

import { currentLayout, useToday } from "../lib/freshness";
import { chargesText, paperFacts, permitText } from "../papers/papers";
import { reraFact, reraText } from "../papers/rera";
import { SanctionedPlan } from "../papers/sanctioned-plan";
import { InnerPage } from "../site/inner-page";
import { size, space } from "../theme";
import { Facts } from "../ui/facts";
import { secondaryText } from "../ui/mixins";
import { Photo } from "../ui/photo";
import { Columns, Stack } from "../ui/primitives";
import { Section } from "../ui/section";
import { sizesText, unitPriceText } from "./layout-facts";
import { distanceText, landmarks, layoutTown } from "./places";
import { PlanChooser } from "./plan-chooser";
import { layoutPageWords as words } from "./plan-words";
import { openPlots } from "./plots";
import { LocationMap } from "./town-map";
import { layoutWords, mapWords } from "./words";

interface LayoutPageProps {
  layout: Queries.LayoutOfPageFragment & { head: Queries.PageHeadFragment };
  page: Queries.LayoutPageTextsFragment;
  content: Queries.PageFrameFragment & Queries.TownMapFragment;
}

/** The page of a layout: its plan and plots if it has a plan, and its details. */
export function LayoutPage({ layout: builtLayout, page, content }: LayoutPageProps) {
  const layout = currentLayout(builtLayout, useToday());
  const { name, plan, location, papers } = layout;
  const hasCounts = page.openCounts === null;
  const openCount = hasCounts ? openPlots(layout)?.length : undefined;
  const openText = plan && openCount !== undefined ? words.openOn(openCount, plan.asOf) : "";
  const intro = plan ? `${words.plots(location, plan.plots.length)}${openText}.` : location;
  const { contact, whatsapp } = content.siteSettings;
  const onPaper = [permitText(papers), reraText(papers), contact.phone, layout.head.url];
  const header = { title: name, intro, photo: null };
  const details = <LayoutDetails layout={layout} page={page} content={content} />;
  return (
    <InnerPage
      content={{ ...content, page: { head: layout.head, header, closing: page.closing } }}
      badge={layout.status}
    >
      {plan ? (
        <PlanChooser
          layout={{ ...layout, plan }}
          phone={whatsapp.number}
          hasCounts={hasCounts}
          onPaper={onPaper.filter(Boolean).join(". ")}
        >
          {details}
        </PlanChooser>
      ) : (
        details
      )}
    </InnerPage>
  );
}

/** The section with the photo, the facts, the place on the map and the sanctioned plan of a layout. */
function LayoutDetails({ layout, page, content: { placeList } }: LayoutPageProps) {
  const { name, plan, location, papers, amenities } = layout;
  const { places } = placeList;
  const town = layoutTown(places, layout);
  const options = { unit: "sqyd" } as const;
  return (
    <Section id="layout" heading={{ title: words.layout }}>
      <Columns rowGap="huge">
        <div>
          <Photo photo={layout.photo} />
          <PageFacts
            facts={[
              { label: words.location, value: location },
              ...landmarks(places).map((landmark) => ({
                label: mapWords.distanceTo(landmark.name),
                value: town && distanceText(landmark, town),
              })),
              { label: words.exit, value: town?.interchange },
              { label: layoutWords.size, value: sizesText(layout, options) },
              { label: words.price, value: unitPriceText(layout, options) },
              { label: layoutWords.amenities, value: amenities.join(", ") },
              { label: words.openLand, value: plan?.openLand },
              reraFact(papers),
              ...paperFacts(papers),
              { label: words.charges, value: chargesText(layout.otherCharges) },
            ]}
          />
          <LayoutNotes>
            {[plan ? page.planNote : "", page.priceNote, town ? placeList.text : ""].join(" ")}
          </LayoutNotes>
        </div>
        <Stack gap="xl">
          {town && (
            <LocationMap
              placeList={placeList}
              goldTowns={[town]}
              caption={`${words.pin(town.name)} ${placeList.source}`}
            />
          )}
          <SanctionedPlan papers={papers} name={name} id={layout.slug} />
        </Stack>
      </Columns>
    </Section>
  );
}

const PageFacts = styled(Facts)({ marginTop: space.lg, "--label-width": "8.5rem" });

const LayoutNotes = styled.p({ ...secondaryText, marginTop: space.xxl, maxWidth: size.measure });

export const fragment = graphql`
  fragment LayoutOfPage on Layout {
    ...LayoutFacts
    ...PlanPicture
    amenities
    papers {
      ...Papers
    }
    otherCharges {
      ...LayoutCharge
    }
    photo {
      ...Photo
      image(slot: TILE)
    }
    plan {
      north
      openLand
      textSizePhone
      textSizeWide
      roadsAndAreas {
        lines
        x
        y
        rotation
        isLong
      }
      plots {
        faces
        rateText
        sides
        road
        advantages
        neighbors
        x
        y
        diagonal
      }
    }
  }

  fragment LayoutPageTexts on OpenPlotsPage {
    priceNote
    planNote
    openCounts
    closing {
      ...CallToAction
    }
  }
`;
