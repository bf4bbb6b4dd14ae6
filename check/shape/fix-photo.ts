import { inARow, quote } from "../report/say";
import { fits, type Shape } from "../../schema/shape-tree";

/** Where stock photos may come from. */
const photoHosts = ["images.unsplash.com", "unsplash.com", "www.unsplash.com"];

/** How to fix what was written in place of a stock photo's id. */
export function photoIdMend(shape: Shape, text: string): string | undefined {
  if (/premium_photo|plus\.unsplash/i.test(text))
    return "choose another photo; premium photos cannot be used here";
  const host = /^(?:https?:)?(?:\/\/)?([^/?#\s]+\.[a-z]{2,})(?:[/?#]|$)/i.exec(text.trim())?.[1];
  if (host && !photoHosts.includes(host.toLowerCase()))
    return `choose a photo of images.unsplash.com; photos of ${quote(host)} cannot be used here`;
  const id = /photo-\d{10,13}-[0-9a-f]{12}/.exec(text)?.[0];
  return id !== undefined && fits(shape, id) ? `write ${quote(id)}` : undefined;
}

const otherFormat = /\.(hei[cf]|tiff?|gif|bmp)$/i;
const otherEnding = /\.(jfif|pjpe?g|jpe)$/i;

/** The path inside data/images of what an editor wrote, and whether the file lies elsewhere. */
function locate(text: string): { file: string; isElsewhere: boolean } {
  const path = text.trim().replaceAll("\\", "/");
  const inside = /^(?:\.?\/)?(?:data\/)?images\/(.+)$/.exec(path)?.[1] ?? path;
  const isElsewhere =
    (inside === path && path.includes("/")) || /(^|\/)\.\.(\/|$)|[:~]/.test(inside);
  if (!isElsewhere) return { file: inside, isElsewhere };
  const file = inside.replace(/[?#].*$/s, "").replace(/^.*\//s, "");
  return { file, isElsewhere };
}

/** The path that a picture should have, and what else to do for it. */
export function pictureMend(shape: Shape, text: string): string | undefined {
  const { file, isElsewhere } = locate(text);
  const renamed = file
    .replace(otherFormat, ".jpg")
    .replace(otherEnding, ".jpg")
    .replace(/[^\w./-]+/g, "-")
    .replace(/(^|\/)-+/g, "$1");
  if (!fits(shape, `images/${renamed}`)) {
    return /\.[a-z]+$/i.test(file) && /[^\0-\x7f]/.test(file)
      ? 'rename the file with letters a to z, put it into data/images and write it like "images/entrance.jpg"'
      : undefined;
  }
  const steps = [
    ...(otherFormat.test(file) ? ["save it as JPEG"] : renamed === file ? [] : ["rename the file"]),
    ...(isElsewhere ? ["put the file into data/images"] : []),
  ];
  return inARow([...steps, `write ${quote(`images/${renamed}`, 120)}`]);
}
