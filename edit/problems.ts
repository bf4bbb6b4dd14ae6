// Until check/ has one wording.
import path from "node:path";
import { checkContent as check, type Problem as Old, type Severity as Sev } from "../check";
import { describePath } from "../check/report/wording";
import { inWords } from "../schema/refine";

export type Severity = Sev;
export interface Problem extends Old {
  where: string;
  message: string;
}
const wording = { field: (n: string) => n, file: (n: string) => n, byHand: (w: string) => w };
export async function checkContent(
  dir: string,
  options: Parameters<typeof check>[1],
): Promise<Problem[]> {
  return (await check(dir, options)).map((p) => ({
    ...p,
    where: `${path.basename(p.file, ".json")} › ${describePath(p.root, p.path)}`,
    message: `${inWords(p.problem, wording)}: ${inWords(p.fix, wording)}`,
  }));
}
