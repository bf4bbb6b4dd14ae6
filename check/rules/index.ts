import type { Rule } from "./content";
import { iconsExist, ownIconsCanBeDrawn } from "./icons";
import { nothingIsMadeUp } from "./launch";
import { linksLeadSomewhere } from "./links";
import {
  datesAreLikely,
  percentagesAreNotFractions,
  pricesAreAlike,
  rangesAreInOrder,
  wholeNumbersFit,
} from "./numbers";
import { onlyStockPhotosHaveSizes, ownPhotosAreUsed, photoFilesAreUsable } from "./photos";
import {
  offersAreRegistered,
  oneOfTwoIsPresent,
  openingHoursAreValid,
  projectsAreInOneList,
  recordsExist,
  stagesAreListed,
} from "./records";
import { staticFilesFit } from "./static-files";
import { altTextsDescribe, charactersAreUsable, slotsAreFilled, textsAreClean } from "./texts";
import { nothingIsTwice } from "./twice";

/** Every rule. An error at a place hides what later rules say of it. */
export const rules: readonly Rule[] = [
  charactersAreUsable,
  slotsAreFilled,
  altTextsDescribe,
  textsAreClean,
  recordsExist,
  stagesAreListed,
  projectsAreInOneList,
  offersAreRegistered,
  oneOfTwoIsPresent,
  openingHoursAreValid,
  nothingIsTwice,
  rangesAreInOrder,
  wholeNumbersFit,
  pricesAreAlike,
  percentagesAreNotFractions,
  datesAreLikely,
  linksLeadSomewhere,
  iconsExist,
  ownIconsCanBeDrawn,
  onlyStockPhotosHaveSizes,
  ownPhotosAreUsed,
  photoFilesAreUsable,
  staticFilesFit,
  nothingIsMadeUp,
];
