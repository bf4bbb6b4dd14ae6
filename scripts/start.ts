import { start, serving } from "../gatsby/run/commands";

void start(serving(process.argv.slice(2))).then((code) => process.exit(code));
