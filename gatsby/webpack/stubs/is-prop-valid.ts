/**
 * In place of Emotion's list of HTML's attributes. Our styled elements are given HTML's attributes only,
 * which the type checker sees to, so none has to be held back but Emotion's own "as".
 */
const isPropValid = (name: string) => name !== "as";
export default isPropValid;
