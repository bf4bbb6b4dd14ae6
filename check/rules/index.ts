import type { Rule } from "../shape/content";
import { altTextsDescribe, altTextsDiffer } from "./alt-texts";
import { iconsExist } from "./icons";
import {
  contactsAreReal,
  linksAreReal,
  registrationsAreReal,
  testimonialsAreReal,
  textsAreFinished,
} from "./launch";
import { downloadsExist, linksLeadSomewhere } from "./links";
import { listsAreFilled } from "./lists";
import {
  clientsFitPlots,
  completedYearsHaveCome,
  completionsAreAhead,
  rangesAreInOrder,
  wholeNumbersFit,
} from "./numbers";
import { photosAreUsedOnce, photosHaveOneSource } from "./photos";
import { picturesAreUsable } from "./pictures";
import {
  recordsAreNamedOnce,
  recordsDiffer,
  recordsExist,
  slugsAreUnique,
  projectsAreInOneList,
} from "./records";
import {
  allOffersAreRegistered,
  ongoingProjectsAreRegistered,
  registrationsAreUnique,
} from "./registrations";
import { searchTextsAreUnique, searchTitlesFit } from "./search";
import {
  navigationEntriesLead,
  openingDaysAreToldOnce,
  openingHoursAreWhole,
  openingHoursHaveDays,
} from "./settings";
import { permitsAreSingle } from "./permits";
import { placesAreFilled, spacesAreSingle, textsFit } from "./texts";

/** What must hold whenever the site is built. */
export const rules: readonly Rule[] = [
  slugsAreUnique,
  recordsExist,
  recordsAreNamedOnce,
  recordsDiffer,
  rangesAreInOrder,
  wholeNumbersFit,
  clientsFitPlots,
  completedYearsHaveCome,
  completionsAreAhead,
  projectsAreInOneList,
  openingHoursAreWhole,
  openingDaysAreToldOnce,
  openingHoursHaveDays,
  navigationEntriesLead,
  photosHaveOneSource,
  photosAreUsedOnce,
  picturesAreUsable,
  altTextsDescribe,
  altTextsDiffer,
  linksLeadSomewhere,
  downloadsExist,
  searchTextsAreUnique,
  searchTitlesFit,
  iconsExist,
  placesAreFilled,
  listsAreFilled,
  textsFit,
  spacesAreSingle,
  ongoingProjectsAreRegistered,
  registrationsAreUnique,
  permitsAreSingle,
];

/** What must hold before the site goes public. */
export const launchRules: readonly Rule[] = [
  contactsAreReal,
  linksAreReal,
  textsAreFinished,
  testimonialsAreReal,
  registrationsAreReal,
  allOffersAreRegistered,
];
