import { inFiles, type Path } from "..";

import { contentFiles } from "../../schema/content-files";
import { checkEdits, type Edit, messagesOf, messagesOfEach, set } from "../../test/check/edited";
import { checkSiteUrl } from "./launch";

const site = (at: Path, value: string) => set("site.json", at, value);
const address = (text: string) => site(["contact", "address", 0], text);
const email = (text: string) => site(["contact", "email"], text);
const social = (to: string) => site(["footer", "social", 0, "to"], to);
const rera = { number: "P02400007310" };
const [authority, number] = ["HMDA", "000272/LO/Plg/HMDA/2019"];
const permit = { authority, number, date: "2025-03-12", stage: "final" };
const company = {
  legalName: "Pasidi Estates Private Limited",
  office: "7, Tank Bund Road, Hyderabad 500080",
  complaints: "M. Rao, +91 40 2355 7181",
};
const papers = (value: object) => set("plots.json", ["plots", 0, "papers"], value);

test("placeholders and samples", async () => {
  const mistakes = {
    "a phone number": site(["contact", "phone"], "+91 11111 11111"),
    "a chat number": site(["whatsapp", "number"], "919876543210"),
    "an e-mail address": email("you@example.org"),
    "a link": social("#later"),
    "a registration number": papers({ rera: { number: "P00000000000" } }),
    "a permit": papers({ permit: { ...permit, number: "123456/LO/Plg/HMDA/2024" } }),
    "a record": set("plots.json", ["plots", 0, "sample"], "is a sample"),
    "a permit without its day and stage": papers({ permit: { authority, number } }),
    "a company without its number": set("site.json", ["company"], company),
    "a registration that has ended": papers({ rera: { ...rera, validUntil: "2025-07-01" } }),
    "texts of a page": set("pages/testimonials.json", ["sample"], "is a sample"),
    "a text": address("Office address to be confirmed"),
  };
  expect(await messagesOfEach(mistakes, true)).toMatchInlineSnapshot(`
    "a phone number: launch: data/site.json contact › phone: is still the placeholder "+91 11111 11111": write the office's phone number
    a chat number: launch: data/site.json whatsapp › number: is still the placeholder "919876543210": write the number that receives the chats
    an e-mail address: launch: data/site.json contact › email: is still the placeholder "you@example.org": write the office's e-mail address
    a link: launch: data/site.json footer › social › 1 "Facebook" › to: is still the placeholder "#later": write the real address, or delete the link
    a registration number: launch: data/plots.json plots › 1 "Adibatla Meadows" › papers › rera › number: is still the placeholder "P00000000000": copy it from the certificate or the letter, or take the layout off the site; never invent one
    a permit: launch: data/plots.json plots › 1 "Adibatla Meadows" › papers › permit › number: is still the placeholder "123456/LO/Plg/HMDA/2024": copy it from the certificate or the letter, or take the layout off the site; never invent one
    a record: launch: data/plots.json plots › 1 "Adibatla Meadows" › sample: is set: the facts are made up: write the real facts, then delete this field; or take the record out
    a permit without its day and stage: launch: data/plots.json plots › 1 "Adibatla Meadows" › status: is "HMDA Approved", but its permit has no date and no stage: add the day of the permit, and whether the plan is a draft or final, from the authority's sanction letter
    a company without its number: launch: data/site.json company: has no CIN or LLPIN, but "Pasidi Estates Private Limited" has one in its register: copy it from the certificate of incorporation into "number"
    a registration that has ended: launch: data/plots.json plots › 1 "Adibatla Meadows" › papers › rera › validUntil: is 2025-07-01: the RERA registration has ended: write the last day of the extension, or take the layout off the site
    texts of a page: launch: data/pages/testimonials.json sample: is set: the facts are made up: write the real facts, then delete this field; or take the record out
    a text: launch: data/site.json contact › address › 1: is not finished: it says "to be confirmed": write the final text"
  `);
});

test("the launch items of the fixed content", async () => {
  const problems = await checkEdits([], true);
  const items = problems.filter(({ severity }) => severity === "launch");
  const fields = new Set(items.map((item) => inFiles(item).where.replace(/^.* /, "")));
  expect([...fields].toSorted().join(" ")).toBe(
    "1 company email number papers percentComplete phone source status terms to",
  );
});

test("a layout that the law exempts needs no RERA number", async () => {
  const unregistered = async (...edits: Edit[]) =>
    (await checkEdits(edits, true)).filter((one) => /no RERA number/.test(inFiles(one).problem))
      .length;
  expect(await unregistered()).toBe(9);
  expect(await unregistered(papers({ reraExempt: "up to 500 sq m" }))).toBe(8);
});

test.each([
  social("https://www.your-company.in"),
  social("https://127.0.0.1/plots"),
  social("mailto:info@example.com"),
  social("https://wa.me/910000000000"),
  social("https://yourwebsite.com/"),
  email("yourname@gmail.com"),
  papers({ rera, permit: { ...permit, number: "000000/LO/Plg/HMDA/2024" } }),
  papers({ rera, permit: { ...permit, number: "0/2024/Y" } }),
  address("Plot No. XX, Road No. X"),
  address("Coming soon"),
  address("as printed in the letter"),
])("a placeholder (%#)", async (edit) => {
  expect(await messagesOf([edit], true)).toMatch(/is still the placeholder|is not finished/);
});

test.each([
  social("https://www.facebook.com/profile.php?id=100064000000012"),
  social("https://wa.me/919848012345?text=Hello"),
  social("https://www.facebook.com/profile.php?id=100012345678901"),
  site(["contact", "phone"], "+91 98123 45678"),
  email("tests@latest.in"),
  papers({ rera, permit: { ...permit, number: "7/LP/2024" } }),
  papers({ rera, permit: { ...permit, number: "11/2024/Y" } }),
  papers({ rera, permit: { ...permit, number: "2222/LP/2024" } }),
  papers({ rera, permit: { ...permit, number: "11111/LO/2020" } }),
  address("Block No. X, Road No. 12"),
  address("Build your home here [plot 4]"),
  address("Metro coming soon, Road No. 12"),
  address("There is no X-ray unit here"),
])("a possibly real value (%#)", async (edit) => {
  expect(await messagesOf([edit], true)).toBe("");
});

test("once all photos are your own, the texts that speak of stock photos have to change", async () => {
  const ownPhotos = contentFiles.map(({ path }) => ({
    file: path,
    change: (text: string) => text.replaceAll(/https:..images[^"]*/g, "/images/gate.jpg"),
  }));
  const filesWithStock = async (edits: Edit[]) =>
    (await checkEdits(edits, true)).flatMap((found) =>
      /stock/i.test(inFiles(found).problem) ? found.file : [],
    );
  expect(await filesWithStock([])).toEqual([]);
  expect(await filesWithStock(ownPhotos)).toEqual(["data/pages/gallery.json", "data/site.json"]);
});

test.each([
  { address: undefined, problem: "is not set" },
  { address: "https://www.example.com/", problem: "not the address of the site" },
  { address: "https://www.pasidi.in/?a=1", problem: "not the address of the site" },
])("the site has the address $address", ({ address: value, problem }) => {
  expect(checkSiteUrl(value)).toMatchObject([
    { file: "environment", path: ["SITE_URL"], problem: expect.stringContaining(problem) },
  ]);
});
