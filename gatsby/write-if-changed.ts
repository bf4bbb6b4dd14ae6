import fs from "node:fs/promises";
import path from "node:path";

/** Writes a file and its folders. An unchanged file keeps its time. */
export async function writeIfChanged(file: string, content: string | Uint8Array): Promise<void> {
  const bytes = Buffer.from(content);
  const current = await fs.readFile(file).catch(() => undefined);
  if (current?.equals(bytes)) return;
  await fs.mkdir(path.dirname(file), { recursive: true });
  await fs.writeFile(file, bytes);
}
