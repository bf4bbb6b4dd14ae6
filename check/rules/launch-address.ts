import { isRealHost } from "./placeholders";
import type { Problem } from "../report/problem";
import { quote } from "../report/say";

/** What is wrong with the address that the site will have, if anything: it is no content, but must be set. */
export function siteAddressProblems(address: string | undefined): Problem[] {
  const isUsable = address !== undefined && URL.canParse(address) && address.startsWith("https://");
  if (isUsable && isRealHost(new URL(address).hostname)) return [];
  return [
    {
      file: "environment",
      line: 0,
      column: 0,
      where: "SITE_URL",
      problem: address ? `is ${quote(address)}, not the address of the site` : "is not set",
      fix: 'set it to the address that visitors will use, like "https://www.your-company.in"',
      severity: "launch",
    },
  ];
}
