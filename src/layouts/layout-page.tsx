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
import { distanceText, landmarksOf, townOfLayout } from "./places";
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

/** The page of a layout: its plan and plots if it has a plan, its facts, papers and charges. */
export function LayoutPage({ layout: built, page, content }: LayoutPageProps) {
  const layout = currentLayout(built, useToday());
  const { name, plan, location, papers, amenities } = layout;
  const fill = useFillDuties();
  const hasCounts = page.openCounts === null;
  const open = openPlots(layout);
  const openText = open && plan && hasCounts ? words.openOn(open.length, plan.asOf) : "";
  const intro = plan ? `${words.plots(location, plan.plots.length)}${openText}.` : location;
  const measure = { unit: "sqyd" } as const;
  const { placeList: list } = content;
  const town = townOfLayout(list.places, layout);
  const { contact, whatsapp } = content.siteSettings;
  const onPaper = [permitText(papers), reraText(papers), contact.phone, layout.head.url];
  const header = { title: name, intro, photo: null };
  const facts = (
    <Section id="layout" heading={{ title: words.layout }}>
      <Columns rowGap="huge">
        <div>
          <Photo photo={layout.photo} />
          <PageFacts
            facts={[
              { name: "location", label: words.location, value: location },
              ...landmarks(list.places).map((landmark) => ({
                name: landmark.name,
                label: mapWords.distanceTo(landmark.name),
                value: town && distanceText(landmark, town),
              })),
              { name: "exit", label: words.exit, value: town?.interchange },
              { name: "size", label: layoutWords.size, value: sizesText(layout, measure) },
              { name: "price", label: words.price, value: unitPriceText(layout, measure) },
              { name: "amenities", label: layoutWords.amenities, value: amenities.join(", ") },
              { name: "open", label: words.openLand, value: plan?.openLand },
              reraFact(papers),
              ...paperFacts(papers),
              { name: "charges", label: words.charges, value: chargesText(layout.otherCharges) },
            ]}
          />
          <LayoutNotes>
            {[plan ? page.planNote : "", fill(page.priceNote), town ? list.text : ""].join(" ")}
          </LayoutNotes>
        </div>
        <Stack gap="xl">
          {town && (
            <LocationMap
              placeList={list}
              goldTowns={[town]}
              caption={`${words.pin(town.name)} ${list.source}`}
            />
          )}
          <SanctionedPlan papers={papers} name={name} id={layout.slug} />
        </Stack>
      </Columns>
    </Section>
  );
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
          {facts}
        </PlanChooser>
      ) : (
        facts
      )}
    </InnerPage>
  );
}

const PageFacts = styled(Facts)({ marginTop: space.lg, "& > div > dt": { width: "8.5rem" } });

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
      narrow
      wide
      ground {
        lines
        x
        y
        turn
        isLong
      }
      plots {
        faces
        rateText
        sides
        road
        place
        around
        x
        y
        across
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
