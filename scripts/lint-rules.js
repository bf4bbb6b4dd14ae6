/** Whether an expression of JSX is sure to draw elements or nothing. @param nodes names whose type is ReactNode. */
function drawsNoText(expression, nodes) {
  const isSafe = (part) => drawsNoText(part, nodes);
  switch (expression.type) {
    case "JSXElement":
    case "JSXFragment":
      return true;
    case "Literal":
      // Translators leave white space alone.
      return expression.value === null || String(expression.value).trim() === "";
    case "LogicalExpression":
      return isSafe(expression.right) && (expression.operator === "&&" || isSafe(expression.left));
    case "ConditionalExpression":
      return isSafe(expression.consequent) && isSafe(expression.alternate);
    case "ChainExpression":
      return isSafe(expression.expression);
    case "Identifier":
      return nodes.has(expression.name);
    case "MemberExpression":
      return nodes.has(expression.property.name);
    case "CallExpression": {
      const { callee, arguments: values } = expression;
      const name = callee.property?.name ?? callee.name;
      return name === "map"
        ? values[0].body === undefined || isSafe(values[0].body)
        : name.startsWith("render");
    }
    default:
      return false;
  }
}

const isSpace = ({ type, value, expression }) =>
  (type === "JSXText" && value.trim() === "") || expression?.type === "JSXEmptyExpression";

/** A rule of the linter: a text is the only child of its element. */
const textAlone = {
  create(context) {
    const typed = context.sourceCode.text.matchAll(/(\w+)\??: ReactNode/g);
    const nodes = new Set(["children", ...Array.from(typed, ([, name]) => name)]);
    const check = ({ children }) => {
      const parts = children.filter((child) => !isSpace(child));
      for (const part of parts.length > 1 ? parts : []) {
        const { type, expression } = part;
        if (type === "JSXText" || (expression && !drawsNoText(expression, nodes))) {
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
