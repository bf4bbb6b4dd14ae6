/**
 * Replaces Emotion's list of HTML attributes. The type checker ensures that our styled elements get only HTML attributes,
 * so only Emotion's own "as" has to be filtered out.
 */
const isPropValid = (name: string) => name !== "as";
export default isPropValid;
