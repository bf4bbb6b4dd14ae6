import styled from "@emotion/styled";
import { graphql, type PageProps } from "gatsby";
import type { CSSProperties, ReactNode } from "react";

import { Band, BandHeading, Container } from "../src/components/band";
import { OutlineButton, OutlineOnDarkButton, SealButton } from "../src/components/button";
import { Counter } from "../src/components/counter";
import { EmptyList } from "../src/components/empty-list";
import { Facts } from "../src/components/facts";
import { MoreLink } from "../src/components/more-link";
import { Photo } from "../src/components/photo";
import { PlanDrawing } from "../src/components/plan-drawing";
import { Stars } from "../src/components/stars";
import { Wordmark } from "../src/components/wordmark";
import { FeatureBand } from "../src/sections/feature-band";
import { OngoingProjects } from "../src/sections/ongoing-projects";
import { PlotGrid } from "../src/sections/plot-grid";
import { TestimonialGrid } from "../src/sections/testimonial-grid";
import { color, palettes, space } from "../src/theme";

const longName =
  "The name of a layout that an editor made much longer than its place was ever meant for";
const longWord = "Sriramachandrapuramvenkateswaranagarcolony";

const schemes: { name: string; palette: CSSProperties }[] = [
  { name: "Light", palette: palettes.light },
  { name: "Dark", palette: { ...palettes.light, ...palettes.dark } },
  { name: "Light, more contrast", palette: { ...palettes.light, ...palettes.lightContrast } },
];

/** As the query below asks. Production builds do not read it, so they write no type for it. */
interface StylePageData {
  content: {
    siteSettings: Queries.LayoutFragment & { name: string };
    page: { head: Queries.PageHeadFragment; reasons: Queries.FeatureBandFragment };
    plotList: Queries.PlotGridFragment & { plots: readonly Queries.PlotCardFragment[] };
    ongoingProjectList: Queries.OngoingProjectsFragment;
    testimonialList: Queries.TestimonialGridFragment & {
      testimonials: readonly Queries.TestimonialFragment[];
    };
  };
}

/** A component in one of its states. */
const Specimen = ({ title, children }: { title: string; children: ReactNode }) => (
  <Box>
    <h3>{title}</h3>
    {children}
  </Box>
);

/** Every component in each of its states, in each scheme. Served by `npm run develop` only. */
export default function StylePage({ data: { content } }: PageProps<StylePageData>) {
  const [plot] = content.plotList.plots;
  const [project] = content.ongoingProjectList.projects;
  const [testimonial] = content.testimonialList.testimonials;
  if (!plot || !project || !testimonial) return null;
  const { photo, plan } = plot;
  const brokenPhoto = {
    ...photo,
    image: { ...photo.image, images: { fallback: { src: "/no-such-picture" }, sources: [] } },
  };
  const longPlots = [
    { ...plot, slug: "long-name", name: longName },
    { ...plot, slug: "long-word", name: longWord, location: longWord, amenities: [] },
    { ...plot, slug: "one-size", size: { min: 200, max: 200 }, reraNumber: "P00000000000" },
  ];

  return schemes.map(({ name, palette }) => (
    <Scheme key={name} style={palette}>
      <Band>
        <Container>
          <BandHeading title={name} text="A sentence under the heading.">
            <MoreLink to="/">A link to a whole list</MoreLink>
          </BandHeading>
          <Specimen title="Wordmark">
            <Wordmark name={content.siteSettings.name} />
          </Specimen>
          <Specimen title="Buttons, enabled and disabled">
            <SealButton>Seal</SealButton> <OutlineButton>Outline</OutlineButton>{" "}
            <SealButton disabled>Seal</SealButton> <OutlineButton disabled>Outline</OutlineButton>
          </Specimen>
          <Specimen title="Stars">
            <Stars rating={5} label="5 of 5" />
            <Stars rating={3} label="3 of 5" />
          </Specimen>
          <Specimen title="Counter">
            <Counter target={10_000} />
          </Specimen>
          <Specimen title="Facts">
            <Facts
              facts={[
                { label: "A short label", value: "150–500 sq yds" },
                { label: longWord, value: longWord },
              ]}
            />
          </Specimen>
          <Specimen title="Photo: there, on its way, failed, on its way without a plan">
            <Photos>
              <Photo photo={photo} plan={plan} />
              <Photo photo={brokenPhoto} plan={plan} />
              <Photo photo={brokenPhoto} />
            </Photos>
          </Specimen>
          <Specimen title="Plan">
            <Plan>
              <PlanDrawing plan={plan} animated />
            </Plan>
          </Specimen>
          <Specimen title="Empty list">
            <EmptyList>{content.plotList.empty}</EmptyList>
          </Specimen>
          <Specimen title="Plots: long name, long word and nothing optional, one size and a number">
            <PlotGrid plots={longPlots} list={content.plotList} />
          </Specimen>
          <Specimen title="Plots: one">
            <PlotGrid plots={[plot]} list={content.plotList} />
          </Specimen>
          <Specimen title="Projects: begun and done">
            <OngoingProjects
              list={{
                ...content.ongoingProjectList,
                projects: [
                  { ...project, slug: "begun", percentComplete: 0 },
                  { ...project, slug: "done", percentComplete: 100, name: longName },
                ],
              }}
            />
          </Specimen>
          <Specimen title="Testimonials">
            <TestimonialGrid
              list={content.testimonialList}
              testimonials={[
                testimonial,
                { ...testimonial, slug: "long", text: `${testimonial.text} `.repeat(3), rating: 4 },
                { ...testimonial, slug: "short", text: "Good.", name: longWord, role: longName },
              ]}
            />
          </Specimen>
        </Container>
      </Band>
      <FeatureBand band={content.page.reasons} id={`columns-${name}`} arrangement="columns" />
      <FeatureBand
        band={content.page.reasons}
        id={`cards-${name}`}
        arrangement="cards"
        ground="sunk"
      />
      <FeatureBand
        band={content.page.reasons}
        id={`rows-${name}`}
        arrangement="rows"
        ground="dark"
      />
      <Band data-ground="dark">
        <Container>
          <OutlineOnDarkButton>Outline on dark</OutlineOnDarkButton>
        </Container>
      </Band>
    </Scheme>
  ));
}

const Scheme = styled.div({ backgroundColor: color.surface, color: color.text });

const Box = styled.div({ display: "grid", gap: space.lg, marginBottom: space.huge });

const Photos = styled.div({
  display: "grid",
  gridTemplateColumns: "repeat(3, minmax(0, 1fr))",
  gap: space.lg,
});

const Plan = styled.div({ position: "relative", aspectRatio: "3 / 1" });

export const query = graphql`
  query StylePage {
    content {
      siteSettings {
        ...Layout
        name
      }
      page: homePage {
        head {
          ...PageHead
        }
        reasons {
          ...FeatureBand
        }
      }
      plotList {
        ...PlotGrid
        plots {
          ...PlotCard
        }
      }
      ongoingProjectList {
        ...OngoingProjects
      }
      testimonialList {
        ...TestimonialGrid
        testimonials {
          ...Testimonial
        }
      }
    }
  }
`;
