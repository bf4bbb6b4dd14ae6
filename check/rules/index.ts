import { altTextsDescribe, altTextsDiffer } from "./alt-texts";
import { openingDaysAreListedOnce, openingHoursAreWhole } from "./hours";
import { iconsExist, ownIconsCanBeDrawn } from "./icons";
import { nothingIsMadeUp } from "./launch";
import { downloadsExist, linksLeadSomewhere } from "./links";
import {
  clientsHavePlots,
  completedYearsHaveCome,
  completionsAreAhead,
  percentagesAreWhole,
  pricesAreAlike,
  rangesAreInOrder,
  wholeNumbersFit,
} from "./numbers";
import { oneOfTwoIsThere } from "./one-of-two";
import { photoFilesAreUsable } from "./photo-files";
import { onlyStockPhotosAreMeasured, ownPhotosAreUsed, photosAreUsedOnce } from "./photos";
import {
  projectsAreInOneList,
  recordsAreNamedOnce,
  recordsDiffer,
  recordsExist,
  slugsAreUnique,
} from "./records";
import { offersAreRegistered, registrationsAreUnique } from "./registrations";
import type { Rule } from "./rule";
import { staticFilesFit } from "./static-files";
import {
  amenitiesDiffer,
  listsAreFilled,
  searchTextsAreUnique,
  slotsAreFilled,
  textsAreClean,
  textsFit,
} from "./texts";

/** What must hold. The last one says nothing until the site is to go public. */
export const rules: readonly Rule[] = [
  slugsAreUnique,
  recordsExist,
  recordsAreNamedOnce,
  recordsDiffer,
  projectsAreInOneList,
  rangesAreInOrder,
  wholeNumbersFit,
  pricesAreAlike,
  percentagesAreWhole,
  completionsAreAhead,
  completedYearsHaveCome,
  clientsHavePlots,
  openingHoursAreWhole,
  openingDaysAreListedOnce,
  oneOfTwoIsThere,
  onlyStockPhotosAreMeasured,
  photosAreUsedOnce,
  ownPhotosAreUsed,
  photoFilesAreUsable,
  altTextsDescribe,
  altTextsDiffer,
  linksLeadSomewhere,
  downloadsExist,
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
