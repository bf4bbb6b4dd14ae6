// Loaded into each process of a build (NODE_OPTIONS): nothing can be written below the folder FULL, as on a disk
// without room. A real one would need the right to mount it.
const fs = require("node:fs");
const path = require("node:path");

const full = path.resolve(process.env.FULL);
const hasRoom = (file) => typeof file !== "string" || !path.resolve(file).startsWith(full);
const noRoom = () =>
  Object.assign(new Error("ENOSPC: no space left on device, write"), { code: "ENOSPC" });

/** @param at which argument is the file that is written. */
function refuse(name, at) {
  const [sync, later, promised] = [fs[`${name}Sync`], fs[name], fs.promises[name]];
  fs[`${name}Sync`] = (...args) => {
    if (hasRoom(args[at])) return sync(...args);
    throw noRoom();
  };
  fs[name] = (...args) => (hasRoom(args[at]) ? later(...args) : args.at(-1)(noRoom()));
  fs.promises[name] = async (...args) => {
    if (hasRoom(args[at])) return promised(...args);
    throw noRoom();
  };
}
refuse("writeFile", 0);
refuse("copyFile", 1);
refuse("cp", 1);

fs.statfsSync = () => ({ bavail: 0, bsize: 4096 });
