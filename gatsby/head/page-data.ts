import fs from "node:fs";
import path from "node:path";

import { filesOf } from "../../check/read/files";

/** Leaves the structured data out of the data of pages, which links fetch: only the prebuilt HTML needs it. */
export function leaveOutJsonLd(folder: string): void {
  for (const name of filesOf(folder).filter((file) => file.endsWith("/page-data.json"))) {
    const file = path.join(folder, name);
    const withoutJsonLd = (key: string, value: unknown) => (key === "jsonLd" ? undefined : value);
    fs.writeFileSync(
      file,
      JSON.stringify(JSON.parse(fs.readFileSync(file, "utf8"), withoutJsonLd)),
    );
  }
}
