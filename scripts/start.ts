import { start } from "../gatsby/run/commands";
import { listenOptions } from "./listen-options";

void listenOptions("npm start", 9000)
  .then(start)
  .then((code) => process.exit(code));
