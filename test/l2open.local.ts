import { chromium } from "@playwright/test";
import { chromiumArguments, chromiumPath } from "../scripts/programs";
import { serveSites } from "./support/server";
import { answerPhotos } from "./support/photo-host";
(async()=>{const site=await serveSites(["public"]);const b=await chromium.launch({executablePath:chromiumPath(),args:chromiumArguments});
for (const [n,o] of [["light",{colorScheme:"light"}],["dark",{colorScheme:"dark"}],["forced",{forcedColors:"active"}]] as const){
const c=await b.newContext({...o,reducedMotion:"reduce",viewport:{width:1440,height:900}});await answerPhotos(c,n==="light"?"down":"up");const p=await c.newPage();await p.goto(site+"/why-invest/");await p.waitForTimeout(1500);
await p.locator("section[aria-labelledby=questions]").scrollIntoViewIfNeeded();
await p.locator("section[aria-labelledby=questions] summary").nth(1).click();
await p.locator("section[aria-labelledby=questions]").screenshot({path:`/tmp/l2q-${n}.png`});
if(n==="light"){await p.locator("figure").first().scrollIntoViewIfNeeded();await p.waitForTimeout(800);await p.locator("figure").first().screenshot({path:"/tmp/l2fig.png"});}
await c.close();}
await b.close();process.exit(0)})();
