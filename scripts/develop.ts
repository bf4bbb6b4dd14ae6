import { develop, serving } from "../gatsby/run/commands";

void develop(serving(process.argv.slice(2))).then((code) => process.exit(code));
