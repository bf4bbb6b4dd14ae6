import { contentFiles } from "./content-files";
import { editorSchema, editorSchemaPath, editorSettings } from "./editor-schema";
import { fieldTable } from "./field-tables";

const asJson = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

/** Where the guide's tables begin; everything above is written by hand. */
export const tablesMark = "<!-- The tables below are made by npm run guide. -->";

/**
 * Everything in the repository that is made from the shapes, by path.
 * @param guide the current editors' guide, whose tables are to be generated again.
 */
export function generatedFiles(guide: string): Map<string, string> {
  const [byHand = ""] = guide.split(tablesMark);
  const tables = contentFiles.map(fieldTable).join("\n");
  return new Map([
    [".vscode/settings.json", asJson(editorSettings(contentFiles))],
    ["docs/editing-content.md", `${byHand}${tablesMark}\n\n${tables}`],
    ...contentFiles.map((file): [string, string] => [
      editorSchemaPath(file),
      asJson(editorSchema(file)),
    ]),
  ]);
}
