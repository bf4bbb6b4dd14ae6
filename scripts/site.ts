import { build, clean, develop, serve } from "../gatsby/run";

const [command, ...options] = process.argv.slice(2);
const commands: Readonly<Record<string, () => unknown>> = {
  build,
  develop: () => develop(options),
  serve: () => serve(options),
  clean,
};
void commands[command ?? ""]?.();
