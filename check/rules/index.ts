import { altTextsDescribe, altTextsDiffer } from "./alt-texts";
import { openingDaysAreListedOnce, openingHoursAreWhole, openingHoursHaveDays } from "./hours";
import { iconsExist } from "./icons";
import { siteAddressIsSet, testimonialsAreReal, textsAreFinished, valuesAreReal } from "./launch";
import { downloadsExist, linksLeadSomewhere, navigationEntriesLead } from "./links";
import { listsAreFilled } from "./lists";
import {
  clientsFitPlots,
  completedYearsHaveCome,
  completionsAreAhead,
  percentagesAreWhole,
  pricesAreAlike,
  rangesAreInOrder,
  wholeNumbersFit,
} from "./numbers";
import { ownIconsCanBeDrawn } from "./own-icons";
import { photoFilesAreUsable } from "./photo-files";
import { ownPhotosAreUsed, photosAreUsedOnce, photosHaveOneSource } from "./photos";
import {
  projectsAreInOneList,
  recordsAreNamedOnce,
  recordsDiffer,
  recordsExist,
  slugsAreUnique,
} from "./records";
import {
  allOffersAreRegistered,
  ongoingProjectsAreRegistered,
  permitsAreSingle,
  registrationsAreUnique,
} from "./registrations";
import type { Rule } from "./rule";
import { searchTextsAreUnique, searchTitlesFit } from "./search";
import { staticFilesFit } from "./static-files";
import { slotsAreFilled, textsAreClean, textsFit } from "./texts";

const rules: readonly Rule[] = [
  slugsAreUnique,
  recordsExist,
  recordsAreNamedOnce,
  recordsDiffer,
  projectsAreInOneList,
  rangesAreInOrder,
  wholeNumbersFit,
  pricesAreAlike,
  percentagesAreWhole,
  clientsFitPlots,
  completedYearsHaveCome,
  completionsAreAhead,
  openingHoursAreWhole,
  openingDaysAreListedOnce,
  openingHoursHaveDays,
  navigationEntriesLead,
  photosHaveOneSource,
  photosAreUsedOnce,
  ownPhotosAreUsed,
  photoFilesAreUsable,
  altTextsDescribe,
  altTextsDiffer,
  linksLeadSomewhere,
  downloadsExist,
  staticFilesFit,
  searchTextsAreUnique,
  searchTitlesFit,
  iconsExist,
  ownIconsCanBeDrawn,
  slotsAreFilled,
  listsAreFilled,
  textsFit,
  textsAreClean,
  registrationsAreUnique,
  permitsAreSingle,
];

/** What must hold whenever the site is built. */
export const rulesForBuild: readonly Rule[] = [...rules, ongoingProjectsAreRegistered];

/** What must hold before the site goes public. */
export const rulesForLaunch: readonly Rule[] = [
  ...rules,
  allOffersAreRegistered,
  valuesAreReal,
  textsAreFinished,
  testimonialsAreReal,
  siteAddressIsSet,
];
