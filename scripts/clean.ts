import { clean } from "../gatsby/run/commands";

void clean().then((code) => process.exit(code));
