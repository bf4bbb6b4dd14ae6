import { altTextsDescribe, altTextsDiffer } from "./alt-texts";
import { openingDaysAreListedOnce, openingHoursAreValid } from "./hours";
import { iconsExist, ownIconsCanBeDrawn } from "./icons";
import { nothingIsMadeUp } from "./launch";
import { linksLeadSomewhere } from "./links";
import {
  clientsHavePlots,
  completedYearsHaveCome,
  completionsAreAhead,
  percentagesAreNotFractions,
  pricesAreAlike,
  rangesAreInOrder,
  wholeNumbersFit,
} from "./numbers";
import { oneOfTwoIsPresent } from "./one-of-two";
import { photoFilesAreUsable } from "./photo-files";
import { onlyStockPhotosHaveSizes, ownPhotosAreUsed, photosAreUsedOnce } from "./photos";
import { daysHaveCome, ratesAreRecent } from "./rates";
import {
  projectsAreInOneList,
  recordsAreNamedOnce,
  recordsDiffer,
  recordsExist,
  slugsAreUnique,
} from "./records";
import { offersAreRegistered, registrationsAreUnique } from "./registrations";
import type { Rule } from "./rule";
import { stagesAreListed } from "./stages";
import { staticFilesFit } from "./static-files";
import {
  amenitiesDiffer,
  listsAreFilled,
  searchTextsAreUnique,
  slotsAreFilled,
  textsAreClean,
  textsFit,
} from "./texts";

/** Every rule. The last one reports nothing until the site is about to go public. */
export const rules: readonly Rule[] = [
  slugsAreUnique,
  recordsExist,
  recordsAreNamedOnce,
  recordsDiffer,
  projectsAreInOneList,
  rangesAreInOrder,
  wholeNumbersFit,
  pricesAreAlike,
  percentagesAreNotFractions,
  completionsAreAhead,
  completedYearsHaveCome,
  clientsHavePlots,
  stagesAreListed,
  daysHaveCome,
  ratesAreRecent,
  openingHoursAreValid,
  openingDaysAreListedOnce,
  oneOfTwoIsPresent,
  onlyStockPhotosHaveSizes,
  photosAreUsedOnce,
  ownPhotosAreUsed,
  photoFilesAreUsable,
  altTextsDescribe,
  altTextsDiffer,
  linksLeadSomewhere,
  staticFilesFit,
  slotsAreFilled,
  searchTextsAreUnique,
  textsFit,
  textsAreClean,
  amenitiesDiffer,
  listsAreFilled,
  iconsExist,
  ownIconsCanBeDrawn,
  offersAreRegistered,
  registrationsAreUnique,
  nothingIsMadeUp,
];
