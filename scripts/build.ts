import { build } from "../gatsby/run/commands";

void build("npm run build").then((code) => process.exit(code));
