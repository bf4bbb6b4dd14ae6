import { pageFiles } from "../../schema/content-files";
import { isEmail, isPhoneNumber } from "../../schema/fields";
import { foreignLetter, nearest } from "../report/nearest";
import { quote } from "../report/say";
import type { Finding } from "../shape/places";
import { at, atName, type Content, fieldOf, groupsOf, textsOf } from "./rule";

const routes = pageFiles.filter(({ isLinked }) => isLinked).map(({ route }) => route);

type Trouble = Pick<Finding, "problem" | "fix"> | undefined;

/** What the build makes and a link may lead to, beside pages. */
const builtFiles = ["/sitemap.xml"];

function fileTrouble(path: string, published: readonly string[]): Trouble {
  const files = [...published.map((file) => `/${file}`), ...builtFiles];
  if (files.includes(path)) return undefined;
  const meant = nearest(path, files);
  return {
    problem: `leads to ${quote(path)}, and there is no such file in static/`,
    fix: meant ? `write ${quote(meant)}` : "put the file into static/, or correct the name",
  };
}

function siteTrouble(address: string, published: readonly string[]): Trouble {
  const [, path = "", rest = ""] = /^([^?#]*)(.*)$/s.exec(address) ?? [];
  // No page has a dot in its address.
  if (/^\/[^/].*\.\w+$/.test(path) && /^(#[\w=&-]+)?$/.test(rest))
    return fileTrouble(path, published);
  const route = path.replace(/\/$/, "") || "/";
  if (!routes.includes(route)) {
    const meant = nearest(route, routes);
    const pages = routes.map((page) => quote(page)).join(", ");
    return {
      problem: `leads to ${quote(address)}, which is not a page of this site`,
      fix: foreignLetter(route) ?? `write ${meant ? quote(meant) : `one of ${pages}`}`,
    };
  }
  return /^(#[\w-]+)?$/.test(rest)
    ? undefined
    : { problem: `has ${quote(rest)} after the page`, fix: `write ${quote(route)}` };
}

function websiteTrouble(address: string): Trouble {
  const host = URL.canParse(address) && !/\s/.test(address) ? new URL(address).hostname : "";
  return /^[^.]+(\.[^.]+)+$/.test(host)
    ? undefined
    : {
        problem: `is not a full address: ${quote(address)}`,
        fix: "copy the address from the browser, when the page is open there",
      };
}

function contactTrouble(address: string): Trouble {
  const contact = address.replace(/^(?:tel|mailto):/, "");
  if (address.startsWith("tel:")) {
    return /^\+\d+$/.test(contact) && isPhoneNumber(contact)
      ? undefined
      : {
          problem: `is not a phone link: ${quote(address)}`,
          fix: 'write it like "tel:+914012345678"',
        };
  }
  return isEmail(contact)
    ? undefined
    : {
        problem: `is not an e-mail link: ${quote(address)}`,
        fix: 'write it like "mailto:info@example.com"',
      };
}

function trouble(address: string, published: readonly string[]): Trouble {
  if (address.startsWith("/")) return siteTrouble(address, published);
  if (address.startsWith("#")) return undefined;
  return address.startsWith("https://") ? websiteTrouble(address) : contactTrouble(address);
}

/** A link leads to a page or a file of this site, or has the full form of what it is. */
export const linksLeadSomewhere = (content: Content): Finding[] =>
  textsOf(content, "href").flatMap((place) => {
    const found = trouble(place.value, content.published);
    return found ? [at(place, found.problem, found.fix)] : [];
  });

/** A file that visitors can download exists. */
export const downloadsExist = (content: Content): Finding[] =>
  textsOf(content, "publishedFile").flatMap((place) => {
    const found = fileTrouble(place.value, content.published);
    return found ? [at(place, found.problem, found.fix)] : [];
  });

/** An entry of the header is a link or a group of links, not both and not neither. */
export const navigationEntriesLead = (content: Content): Finding[] =>
  groupsOf(content, "NavigationEntry").flatMap((entry) => {
    const hasLink = entry.value.to !== undefined;
    const hasGroup = entry.value.items !== undefined;
    if (hasLink !== hasGroup) return [];
    return hasLink
      ? [
          atName(
            fieldOf(entry, "items"),
            'makes the entry a group of links, but with "to" it is a link already',
            'delete "to" or "items"',
          ),
        ]
      : [
          at(
            entry,
            'has neither "to" nor "items"',
            'add "to" with the page it leads to, or "items" with a list of links',
          ),
        ];
  });
