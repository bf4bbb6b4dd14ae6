/** Whether an expression of JSX draws elements or nothing. @param nodes the names of values whose type is ReactNode. */
function drawsNoText(expression, nodes) {
  const isSafe = (part) => drawsNoText(part, nodes);
  switch (expression.type) {
    case "JSXElement":
    case "JSXFragment":
    // The rule trusts a function with a body.
    case "BlockStatement":
      return true;
    case "Literal":
      return expression.value === null || String(expression.value).trim() === "";
    case "LogicalExpression":
      return isSafe(expression.right) && (expression.operator === "&&" || isSafe(expression.left));
    case "ConditionalExpression":
      return isSafe(expression.consequent) && isSafe(expression.alternate);
    case "ChainExpression":
      return isSafe(expression.expression);
    case "Identifier":
      return nodes.has(expression.name) || expression.name.startsWith("render");
    case "MemberExpression":
      return nodes.has(expression.property.name);
    case "CallExpression": {
      const { callee, arguments: values } = expression;
      const name = callee.property?.name ?? callee.name ?? "";
      return name === "map" ? isSafe(values[0].body ?? values[0]) : name.startsWith("render");
    }
    default:
      return false;
  }
}

/** Whether JSX leaves a child out: a comment, or the white space of a line break. */
const isLeftOut = ({ type, value, expression }) =>
  (type === "JSXText" && value.trim() === "" && value.includes("\n")) ||
  expression?.type === "JSXEmptyExpression";

/** Whether a child may draw several texts or elements. */
const isList = ({ expression }) =>
  expression?.type === "ArrayExpression" || expression?.callee?.property?.name === "map";

/** A rule of the linter: a text is the only child of its element. CONTRIBUTING.md says why. */
const textAlone = {
  create(context) {
    const typed = context.sourceCode.text.matchAll(/(\w+)\??: ReactNode/g);
    const nodes = new Set(["children", ...Array.from(typed, ([, name]) => name)]);
    const check = ({ children }) => {
      const parts = children.filter((child) => !isLeftOut(child));
      if (parts.length === 1 && !isList(parts[0])) return;
      for (const part of parts) {
        const { type, value, expression } = part;
        // Translators leave white space alone.
        const isText = type === "JSXText" && value.trim() !== "";
        if (isText || (expression && !drawsNoText(expression, nodes))) {
          context.report({
            node: part,
            message:
              "Give this text an element of its own, or join it with its neighbours: after a browser has translated the page, React cannot change a text that has siblings.",
          });
        }
      }
    };
    return { JSXElement: check, JSXFragment: check };
  },
};

module.exports = { meta: { name: "site" }, rules: { "text-alone": textAlone } };
