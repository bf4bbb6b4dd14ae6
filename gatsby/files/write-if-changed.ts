import fs from "node:fs/promises";
import path from "node:path";

/** Writes a file, folders included, unless it holds just that already: what is unchanged keeps its time. */
export async function writeIfChanged(file: string, content: string | Uint8Array): Promise<void> {
  const bytes = Buffer.from(content);
  const current = await fs.readFile(file).catch(() => undefined);
  if (current?.equals(bytes)) return;
  await fs.mkdir(path.dirname(file), { recursive: true });
  await fs.writeFile(file, bytes);
}
