import styled from "@emotion/styled";
import { graphql, type PageProps } from "gatsby";
import type { CSSProperties, ReactNode } from "react";

import { Section, SectionHeading, Container } from "../components/section";
import { OutlineButton, OutlineOnDarkButton, SealButton } from "../components/button";
import { Counter } from "../components/counter";
import { Facts } from "../components/facts";
import { MoreLink } from "../components/more-link";
import { Photo } from "../components/photo";
import { Stars } from "../components/stars";
import { Wordmark } from "../components/wordmark";
import { ClosingCall } from "../sections/closing-call";
import { CompletedProjects } from "../sections/completed-projects";
import { ContactForm } from "../sections/contact-form";
import { FeatureSection } from "../sections/feature-section";
import { GalleryGrid } from "../sections/gallery-grid";
import { OngoingProjects } from "../sections/ongoing-projects";
import { PageHeader } from "../sections/page-header";
import { PlotGrid } from "../sections/plot-grid";
import { ReturnsComparison } from "../sections/returns-comparison";
import { ServiceSteps } from "../sections/service-steps";
import { StatisticsStrip } from "../sections/statistics-strip";
import { TestimonialGrid } from "../sections/testimonial-grid";
import { color, palettes, size, space } from "../theme";

const longName =
  "The name of a layout that an editor made much longer than its place was ever meant for";
const longWord = "Sriramachandrapuramvenkateswaranagarcolony";

const schemes: { name: string; palette: CSSProperties }[] = [
  { name: "Light", palette: palettes.light },
  { name: "Dark", palette: { ...palettes.light, ...palettes.dark } },
  { name: "Light, more contrast", palette: { ...palettes.light, ...palettes.lightContrast } },
];

/** A component in one of its states. */
const Specimen = ({ title, children }: { title: string; children: ReactNode }) => (
  <Box>
    <h3>{title}</h3>
    {children}
  </Box>
);

/** Every component in each of its states, in each scheme. Served by `npm run develop` only. */
export default function StylePage({ data: { content } }: PageProps<Queries.StylePageQuery>) {
  const [plot] = content.plotList.plots;
  const [project] = content.ongoingProjectList.projects;
  const [testimonial] = content.testimonialList.testimonials;
  const [completed] = content.completedProjectList.projects;
  const [tile] = content.galleryList.tiles;
  if (!plot || !project || !testimonial || !completed || !tile) return null;
  const { photo } = plot;
  const brokenPhoto = {
    ...photo,
    image: { ...photo.image, images: { fallback: { src: "/no-such-photo" }, sources: [] } },
  };
  const longPlots = [
    { ...plot, slug: "long-name", name: longName },
    { ...plot, slug: "long-word", name: longWord, location: longWord, amenities: [] },
    {
      ...plot,
      slug: "one-size",
      size: { minText: "200", maxText: "200" },
      reraNumber: "P00000000000",
    },
  ];

  return schemes.map(({ name, palette }) => (
    <Scheme key={name} style={palette}>
      <PageHeader
        header={content.page.header}
        site={content.siteSettings}
        plan={content.page.plan}
      />
      <Section>
        <Container>
          <SectionHeading heading={{ title: name, text: "A sentence under the heading." }}>
            <MoreLink to="/">A link to a whole list</MoreLink>
          </SectionHeading>
          <Specimen title="Wordmark">
            <Wordmark name={content.siteSettings.name} />
          </Specimen>
          <Specimen title="Buttons, enabled and disabled">
            <Row>
              <SealButton>Seal</SealButton>
              <OutlineButton>Outline</OutlineButton>
              <SealButton disabled>Seal</SealButton>
              <OutlineButton disabled>Outline</OutlineButton>
            </Row>
          </Specimen>
          <Specimen title="Form: filled in">
            <Narrow
              // Fields that React does not control, so that the form stays as it is in use.
              ref={(box) => {
                for (const field of box?.querySelectorAll("input") ?? []) field.value = longWord;
              }}
            >
              <ContactForm form={content.contact.form} />
            </Narrow>
          </Specimen>
          <Specimen title="Stars">
            <Stars rating={5} label="5 of 5" />
            <Stars rating={3} label="3 of 5" />
          </Specimen>
          <Specimen title="Counter">
            <Counter target={10_000} text="10,000" />
          </Specimen>
          <Specimen title="Facts">
            <Facts
              facts={[
                { label: "A short label", value: "150 to 500 sq yds" },
                { label: "The main one", value: "₹15,000 per sq yd", isMain: true },
                { label: longWord, value: longWord },
              ]}
            />
          </Specimen>
          <Specimen title="Photo: there, failed, failed with an icon">
            <Photos>
              <Photo photo={photo} />
              <Photo photo={brokenPhoto} />
              <Photo
                photo={{ ...brokenPhoto, planCrop: null, icon: content.siteSettings.whatsapp.icon }}
              />
            </Photos>
          </Specimen>
          <Specimen title="Empty list">
            <PlotGrid list={{ ...content.plotList, plots: [] }} />
          </Specimen>
          <Specimen title="Plots: long name, long word and nothing optional, one size and a number">
            <PlotGrid list={{ ...content.plotList, plots: longPlots }} />
          </Specimen>
          <Specimen title="Plots: one">
            <PlotGrid list={{ ...content.plotList, plots: [plot] }} />
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
          <Specimen title="Ledger: long name and long word">
            <CompletedProjects
              list={{
                ...content.completedProjectList,
                projects: [
                  { ...completed, slug: "long-name", name: longName },
                  { ...completed, slug: "long-word", name: longWord, location: longWord },
                ],
              }}
            />
          </Specimen>
          <Specimen title="Gallery: as it is, and with only a long caption">
            <GalleryGrid list={content.galleryList} />
            <GalleryGrid
              list={{ ...content.galleryList, tiles: [{ ...tile, caption: longName }] }}
            />
          </Specimen>
          <Specimen title="Testimonials: one large">
            <TestimonialGrid
              list={{
                ...content.testimonialList,
                testimonials: content.testimonialList.testimonials.slice(0, 3),
              }}
              hasLead
            />
          </Specimen>
          <Specimen title="Testimonials">
            <TestimonialGrid
              list={{
                ...content.testimonialList,
                testimonials: [
                  testimonial,
                  {
                    ...testimonial,
                    slug: "long",
                    text: `${testimonial.text} `.repeat(3),
                    rating: 4,
                  },
                  { ...testimonial, slug: "short", text: "Good.", name: longWord, role: longName },
                ],
              }}
            />
          </Specimen>
        </Container>
      </Section>
      <Strip>
        <StatisticsStrip title={content.home.statisticsTitle} list={content.statisticList} />
      </Strip>
      <FeatureSection section={content.home.reasons} id={`columns-${name}`} />
      <ServiceSteps services={content.home.reasons} />
      <FeatureSection section={content.home.reasons} id={`dark-${name}`} ground="dark" />
      <ReturnsComparison returns={content.whyInvest.returns} />
      <Section data-ground="dark">
        <Container>
          <Row>
            <OutlineOnDarkButton>Outline on dark</OutlineOnDarkButton>
            <OutlineOnDarkButton disabled>Outline on dark</OutlineOnDarkButton>
          </Row>
        </Container>
      </Section>
      <ClosingCall call={content.page.closing} site={content.siteSettings} />
    </Scheme>
  ));
}

const Scheme = styled.div({ backgroundColor: color.surface, color: color.text });

const Box = styled.div({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space.lg,
  marginBottom: space.huge,
});

const Row = styled.div({ display: "flex", flexWrap: "wrap", gap: space.md });

const Narrow = styled.div({ maxWidth: size.measure });

// The strip overlaps what comes before it.
const Strip = styled.div({ paddingTop: space.section });

const Photos = styled.div({
  display: "grid",
  gridTemplateColumns: "repeat(3, minmax(0, 1fr))",
  gap: space.lg,
});

export const query = graphql`
  query StylePage {
    content {
      siteSettings {
        ...Layout
        ...PageHeaderSite
        ...ClosingCallSite
        name
      }
      page: openPlotsPage {
        head {
          ...PageHead
        }
        header {
          ...PageHeader
        }
        plan {
          ...Plan
        }
        closing {
          ...ClosingCall
        }
      }
      home: homePage {
        statisticsTitle
        reasons {
          ...FeatureSection
        }
      }
      whyInvest: whyInvestPage {
        returns {
          ...ReturnsComparison
        }
      }
      contact: contactPage {
        form {
          ...ContactForm
        }
      }
      statisticList {
        ...StatisticsStrip
      }
      completedProjectList {
        ...CompletedProjects
      }
      galleryList {
        ...GalleryGrid
      }
      plotList {
        ...PlotGrid
        plots {
          ...PlotCard
          ...PlotAmenities
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
