import styled from "@emotion/styled";
import type { ReactNode } from "react";

import {
  between,
  border,
  color,
  fontSize,
  fontWeight,
  from,
  lineHeight,
  motion,
  radius,
  shadow,
  space,
  when,
} from "../theme";
import { Photo, type PhotoProps } from "./photo";
import { Reveal } from "./reveal";

/** A grid of cards: one, two or three to a row. */
export const CardGrid = styled.ul({
  display: "grid",
  gap: space.xl,
  [from("md")]: { gridTemplateColumns: "repeat(2, 1fr)" },
  [from("lg")]: { gridTemplateColumns: "repeat(3, 1fr)" },
  [when.print]: { gridTemplateColumns: "repeat(2, 1fr)" },
});

export interface RecordCardProps {
  name: string;
  /** Id of the name, for the action to refer to. */
  nameId: string;
  location: string;
  /** The text on the photo. */
  badge: string;
  photo: PhotoProps["photo"];
  /** Place in the grid, from 0. */
  index: number;
  /** Whether its photo is the first one on the first screen. */
  eager?: boolean;
  /** Whether it is simply there, without a reveal. */
  isStill?: boolean;
  /** Something over the lower edge of the photo. */
  onPhoto?: ReactNode;
  /** The facts of the record, and its action. */
  children: ReactNode;
}

/** A plot: photo with badge, name, place, then its facts. */
export const RecordCard = ({
  name,
  nameId,
  location,
  badge,
  photo,
  index,
  eager,
  isStill,
  onPhoto,
  children,
}: RecordCardProps) => (
  <Item as="li" index={index} isStill={isStill}>
    <Card>
      <Photo photo={photo} eager={eager}>
        <Badge>{badge}</Badge>
        {onPhoto}
      </Photo>
      <Body>
        <header>
          <h3 id={nameId}>{name}</h3>
          <RecordPlace>{location}</RecordPlace>
        </header>
        {children}
      </Body>
    </Card>
  </Item>
);

const Item = styled(Reveal)({
  display: "grid",
  // In rows of two, the last card of an odd number takes the whole row, its photo beside its text.
  [between("md", "lg")]: {
    "&:last-of-type:nth-of-type(odd)": {
      gridColumn: "1 / -1",
      "& > article": {
        flexDirection: "row",
        "& > *": { flex: "3 1 0" },
        "& > :first-of-type": { flexGrow: 2, [when.print]: { flexGrow: 1.5, maxHeight: "none" } },
      },
    },
  },
});

const Card = styled.article({
  display: "flex",
  flexDirection: "column",
  overflow: "hidden",
  backgroundColor: color.surfaceRaised,
  border: `${border.thin} solid ${color.line}`,
  borderRadius: radius.card,
  boxShadow: shadow.card,
  transition: `transform ${motion.quick}, box-shadow ${motion.quick}`,
  [when.hover]: {
    [when.motionAllowed]: { "&:hover": { transform: `translateY(${motion.lift})` } },
    "&:hover": { boxShadow: shadow.lifted },
  },
  [when.print]: { boxShadow: "none" },
});

/** On a photo: the status of what it shows. */
export const Badge = styled.p({
  position: "absolute",
  insetInlineStart: space.md,
  insetBlockStart: space.md,
  padding: `${space.xs} ${space.md}`,
  borderRadius: radius.small,
  color: color.textOnBadge,
  fontSize: fontSize.small,
  fontWeight: fontWeight.semibold,
  lineHeight: lineHeight.snug,
  backgroundColor: color.approvedGround,
  printColorAdjust: "exact",
});

const Body = styled.div({
  display: "flex",
  flexDirection: "column",
  gap: space.lg,
  flexGrow: 1,
  padding: space.xl,
});

/** Where a plot or a project is. */
export const RecordPlace = styled.p({ marginTop: space.xs, color: color.textQuiet });
