import { serve } from "../gatsby/run/commands";
import { listenOptions } from "./listen-options";

void listenOptions("npm run serve", 9000)
  .then(serve)
  .then((code) => process.exit(code));
