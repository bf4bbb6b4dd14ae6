import path from "node:path";

import { smallestPhoto } from "../../schema/fields";
import type { Content, Finding, Place } from "../shape/content";
import { nearest } from "../report/nearest";
import { inspectPicture } from "./picture";
import { quote } from "../report/say";
import { textsOf } from "./places";

/** The longest shape whose every point can be kept in view by cutting towards a third of the picture. */
const longest = 3;

const endings: Record<string, RegExp> = {
  JPEG: /\.jpe?g$/i,
  PNG: /\.png$/i,
  WebP: /\.webp$/i,
  AVIF: /\.avif$/i,
};

const bareName = (file: string) => path.parse(file).name;

/** The picture whose name is near, whatever its folder and ending. */
function pictureMeant(written: string, files: readonly string[]): string | undefined {
  const pictures = files.filter(
    (file) =>
      file.startsWith("images/") && Object.values(endings).some((ending) => ending.test(file)),
  );
  const name = nearest(bareName(written), pictures.map(bareName));
  return pictures.find((file) => bareName(file) === name);
}

async function pictureProblem(
  { folder, files }: Content,
  value: string,
): Promise<Pick<Finding, "problem" | "fix" | "severity"> | undefined> {
  // The list and not the disk is asked, since some computers take large and small letters as equal.
  if (!files.includes(value)) {
    const meant = pictureMeant(value, files);
    return {
      problem: `there is no file data/${value}`,
      fix: meant ? `write ${quote(meant, 120)}` : "put the picture there, or correct the path",
    };
  }
  const picture = await inspectPicture(path.join(folder, value));
  if (!picture.isReadable) {
    return {
      problem: "the file cannot be read as a picture; it may be damaged or cut short",
      fix: "copy it again from the camera or phone",
    };
  }
  const { format, width, height, isOpaque } = picture;
  const ending = endings[format];
  if (!ending) {
    return {
      problem: `the file holds a ${format} picture`,
      fix: "save it as JPEG, PNG, WebP or AVIF",
    };
  }
  if (!ending.test(value)) {
    return {
      problem: `the file holds a ${format} picture, which its name does not say`,
      fix: `rename it to end in .${format === "JPEG" ? "jpg" : format.toLowerCase()}, here and in data/images`,
    };
  }
  if (width < smallestPhoto.width || height < smallestPhoto.height) {
    return {
      problem: `the picture is ${width} × ${height} pixels; at least ${smallestPhoto.width} × ${smallestPhoto.height} are needed`,
      fix: "use the original from the camera or phone, not a copy sent by chat",
    };
  }
  if (Math.max(width / height, height / width) > longest) {
    return {
      problem: `the picture is ${width} × ${height} pixels, so long that its place shows a small part of it`,
      fix: "cut it to about 3:2 around what matters",
      severity: "warning",
    };
  }
  if (isOpaque) return undefined;
  return {
    problem: "the picture is transparent in places, and what lies behind it shows through",
    fix: "save it without transparency, as a JPEG does",
    severity: "warning",
  };
}

/** A picture of one's own exists, is sound, is large enough, and has a shape that can be cut. */
export async function picturesAreUsable(content: Content): Promise<Finding[]> {
  const findings = await Promise.all(
    textsOf(content, "photoFile").map(async ({ document, path: at, value }: Place<string>) => {
      const problem = await pictureProblem(content, value);
      return problem ? [{ document, path: at, ...problem }] : [];
    }),
  );
  return findings.flat();
}
