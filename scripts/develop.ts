import { develop } from "../gatsby/run/commands";
import { listenOptions } from "./listen-options";

void listenOptions("npm run develop", 8000)
  .then(develop)
  .then((code) => process.exit(code));
