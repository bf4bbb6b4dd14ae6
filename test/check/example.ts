import type { Path } from "../../check";
import { contentFiles } from "../../schema/content-files";
import {
  choicesOf,
  entryOf,
  fieldsOf,
  isOptional,
  noteOf,
  type Shape,
  takesFlag,
  takesNumber,
} from "../../schema/shape-tree";

const names = ["Adibatla Meadows", "Bibinagar Greens", "Kompally Orchard"];
// No project is ongoing and completed.
const completedNames = ["Medchal Heights", "Kollur Gardens", "Shadnagar Park"];
// Of the fields that exclude each other, one; and what needs a file in static/.
const leftOut = ["file", "items", "otherPermit", "brochure"];

const isHighEnd = (key: string) => key === "max" || key === "high";

/** What the values of a file have to differ by. */
interface Scene {
  route: string;
  names: readonly string[];
  /** Counts all leaves of all files. */
  next: () => number;
}

function exampleText(shape: Shape, path: Path, { route, names, next }: Scene): string {
  const { kind, slots = [], room = 0 } = noteOf(shape);
  const key = String(path.findLast((segment) => typeof segment === "string"));
  const index = Number(path.findLast((segment) => typeof segment === "number") ?? 0);
  const number = index + 1;
  switch (kind) {
    case "template":
      return slots.map((slot) => `{${slot}}`).join(" to ");
    case "slug":
    case "record":
      return names === completedNames ? `layout-${number}` : `record-${number}`;
    case "href":
      return "/contact";
    case "icon":
      return "map-pin";
    case "email":
      return "office@pasidi.in";
    case "phone":
      return "+91 40 2345 6789";
    case "whatsapp":
      return "919848012345";
    case "month":
      return "2099-06";
    case "date":
      // Today, since the check warns of old rates.
      return new Date().toISOString().slice(0, 10);
    case "clock":
      return key === "opens" ? "09:00" : "18:00";
    case "color":
      return "#8a7a55";
    case "registration":
      return `P024${String(next()).padStart(8, "0")}`;
    case "layoutPermit":
      return "000272/LO/Plg/HMDA/2019";
    case "photoId":
      return `photo-${1500000000000 + next()}-0123456789ab`;
    case "altText":
      return `Open land, view ${next()}`;
    case "searchTitle":
      return `All about ${route}`;
    case "searchDescription":
      return `What a family should know about ${route} before it visits.`;
    default:
      return (key === "name" && room > 20 && names[index]) || `Words ${number}`;
  }
}

function exampleNumber(shape: Shape, key: string): number {
  switch (noteOf(shape).kind) {
    case "fraction":
      return 0.5;
    case "year":
      return 2020;
    case "pixels":
      return 2400;
    case "rupees":
    case "lakhs":
      return isHighEnd(key) ? 24_000 : 18_000;
    case "degrees":
      return key === "latitude" ? 17.4 : 78.5;
    case "percent":
      return isHighEnd(key) ? 40 : 20;
    default:
      return isHighEnd(key) ? 5 : 3;
  }
}

function example(shape: Shape, path: Path, scene: Scene): unknown {
  const fields = fieldsOf(shape);
  const entry = entryOf(shape);
  if (fields) {
    const kept = Object.entries(fields).filter(
      ([key, field]) => !(leftOut.includes(key) && isOptional(field)),
    );
    return Object.fromEntries(
      kept.map(([key, field]) => [key, example(field, [...path, key], scene)]),
    );
  }
  if (entry) {
    const choices = choicesOf(entry);
    // Two days for each line of the opening hours.
    const line = Number(path.findLast((segment) => typeof segment === "number") ?? 0);
    return (
      choices?.slice(2 * line, 2 * line + 2) ??
      names.map((_, index) => example(entry, [...path, index], scene))
    );
  }
  const key = String(path.findLast((segment) => typeof segment === "string"));
  if (takesFlag(shape)) return false;
  if (takesNumber(shape)) return exampleNumber(shape, key);
  return choicesOf(shape)?.[0] ?? exampleText(shape, path, scene);
}

/**
 * Content without a fault, made from the shapes: what the tests break in one place at a time. Not the
 * real content, which editors may change without breaking a test.
 * @returns the value of each file, by its path inside data/.
 */
export function exampleContent(): Map<string, unknown> {
  let count = 0;
  const next = () => (count += 1);
  return new Map(
    contentFiles.map(({ path, shape, route = "" }) => {
      const own = path === "completed-projects.json" ? completedNames : names;
      return [path, example(shape, [], { route, names: own, next })];
    }),
  );
}
