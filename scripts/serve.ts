import { serve, serving } from "../gatsby/run/commands";

void serve(serving(process.argv.slice(2))).then((code) => process.exit(code));
