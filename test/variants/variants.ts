import { frozen } from "./frozen";
import { odd } from "./odd";

/** The contents, besides the editors' own, that the site is built with to be tested. */
export const variants = { frozen, odd };
