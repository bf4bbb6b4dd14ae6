import { fontPunctuation } from "../../schema/patterns";
import { type Rule, warning } from "../content";
import { quote } from "../report/wording";

/** The paths of the texts in the image for shared links, whose font has only Latin letters. */
const inShareImage = /^(name|header title|hero headline)$/;
const notLatin = new RegExp(`[^\\u0020-\\u00ff${fontPunctuation}]`);

/** Texts that do not fit, or that the image for shared links cannot show. */
export const textRule: Rule = ({ texts }) =>
  texts.flatMap((text) => {
    const { value, path, meta } = text;
    const { length } = [...value];
    const { idealLength: room = Infinity } = meta;
    if (inShareImage.test(path.join(" ")) && notLatin.test(value)) {
      const message = `is ${quote(value)}, but the image for shared links shows Latin letters only: use no others, no ₹ and no emoji`;
      return [warning(text, message)];
    }
    const message = `has ${length} characters, but there is room for about ${room}: shorten it, or look at the page on a phone`;
    return length > 1.5 * room ? [warning(text, message)] : [];
  });
