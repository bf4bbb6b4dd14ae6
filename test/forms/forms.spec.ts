import fs from "node:fs";
import path from "node:path";

import { AxeBuilder } from "@axe-core/playwright";
import { expect } from "@playwright/test";
import sharp from "sharp";

import { contentFiles } from "../../schema/content-files";
import { test } from "./forms-page";

test("a changed price is the only difference in the file", async ({ forms, page }) => {
  await forms.open("plots.json");
  await forms.listButton("Plots", "Expand").click();
  await page.getByRole("textbox", { name: "Price per sq yd" }).first().fill("\u202a₹ 32,500\u202c");
  const before = forms.text();
  await forms.save();
  expect(forms.text()).toBe(before.replace("30000,", "32500,"));
  await expect(forms.strip()).toContainText("1 change to publish");
  // A record can still be duplicated after an edit.
  await forms.listButton("Plots", "List Item Options").click();
  await page.getByRole("menuitem", { name: "Duplicate" }).click();
  await forms.save();
  expect(forms.text().match(/"pricePerSqYd": 32500/g)).toHaveLength(2);
});

for (const { path: file } of contentFiles) {
  test(`a change in ${file} is the only difference in it`, async ({ forms, page }) => {
    await forms.open(file);
    if (file === "statistics.json") await forms.listButton("Statistics", "Expand").click();
    const box = page
      .getByRole("group", { name: /Field$/ })
      .getByRole("textbox")
      .first();
    const words = await box.inputValue();
    // Changes a letter outside the placeholders of a template.
    const others = words.replace(/[a-z](?![^{]*\})/, "x");
    await box.fill(others);
    const before = forms.text();
    await forms.save();
    expect(others).not.toBe(words);
    expect(forms.text()).toBe(before.replace(`"${words}"`, `"${others}"`));
  });
}

test("opening a record changes nothing; leaving a changed form asks, whichever way", async ({
  forms,
  page,
}) => {
  await forms.open("plots.json");
  await forms.listButton("Plots", "Expand").click();
  await forms.expand("Photo");
  const save = page.getByRole("button", { name: "Save" });
  const price = page.getByRole("textbox", { name: "Price per sq yd" }).first();
  await expect(price).toHaveValue("30000");
  await expect(save).toBeDisabled();
  const asked: string[] = [];
  page.on("dialog", (dialog) => {
    asked.push(dialog.message());
    void dialog.dismiss();
  });
  await price.fill("32,500");
  const publish = forms.strip().getByRole("button", { name: "Publish" });
  await expect(publish).toBeDisabled();
  await forms.strip().getByText("1 warning").click();
  const leave = [
    () => page.keyboard.press("Escape"),
    () => page.getByRole("button", { name: "Cancel Editing" }).click(),
    () => forms.strip().getByRole("link", { name: "Why invest" }).first().click(),
    () => page.evaluate(() => history.back()),
    // Only its own dialog asks: a browser has words of its own for a closed tab.
    () => page.evaluate(() => location.reload()),
  ];
  for (const [index, way] of leave.entries()) {
    await way();
    await expect.poll(() => asked.length).toBe(index + 1);
    await expect(price).toHaveValue("32,500");
  }
  expect(new Set(asked.slice(0, -1))).toEqual(
    new Set(["Leave this form? What you have typed is not saved."]),
  );
});

test("a plot is duplicated, moved and removed; the copy gets an address from its name, the original keeps its own", async ({
  forms,
  page,
}) => {
  await forms.open("plots.json");
  const original = forms.text();
  await forms.listButton("Plots", "List Item Options").click();
  await page.getByRole("menuitem", { name: "Duplicate" }).click();
  await forms.listButton("Plots", "Reorder Item", 1).press("ArrowUp");
  await forms.listButton("Plots", "Expand All").click();
  await page.getByRole("textbox", { name: "Name", exact: true }).first().fill("Kompally View 2");
  await forms.save();
  const slugs = JSON.parse(forms.text()).plots.map(({ slug }: { slug: string }) => slug);
  expect(slugs.slice(0, 2)).toEqual(["kompally-view-2", "adibatla-meadows"]);
  // The photo is still that of the original.
  await expect(forms.strip()).toContainText("1 error: nothing can be published");
  await expect(forms.strip().getByRole("listitem").first()).toContainText(
    'What the photo shows is already used at Plots › 1 "Kompally View 2" › Photo › What the photo shows: write',
  );
  await forms.listButton("Plots", "Remove", 0).click();
  await forms.save();
  expect(forms.text()).toBe(original);
  await expect(forms.strip()).toContainText("Nothing to publish");
  await expect(forms.strip().getByRole("listitem").first()).toBeHidden();
});

test("a featured plot is removed from the home page", async ({ forms }) => {
  await forms.open("pages/home.json");
  const wanted = forms.text().replace(/,\s*"bibinagar-gardens"/, "");
  await forms.listButton("Plots", "Remove", 2).click();
  await forms.save();
  expect(forms.text()).toBe(wanted);
});

test("a menu entry gets another page", async ({ forms, page }) => {
  await forms.open("site.json");
  await forms.listButton("Navigation", "Expand").click();
  const to = page.getByRole("textbox", { name: "Leads to" }).first();
  await to.fill("gallery");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(forms.field("Leads to").first()).toContainText("Must be a page of this site");
  await to.fill("/gallery");
  const before = forms.text();
  await forms.save();
  expect(forms.text()).toBe(before.replace('"to": "/"', '"to": "/gallery"'));
});

for (const [name, saved] of [
  ["entrance.jpg", "entrance.jpg"],
  ["IMG_2024~2.jpg", "img_2024~2.jpg"],
  ["Owner’s gate.jpg", "owner-s-gate.jpg"],
  ["Café.jpg".normalize("NFD"), "cafe.jpg"],
  ["గేటు.jpg", "photo-"],
] as const) {
  test(`an own photo ${name} replaces a stock photo`, async ({ forms }) => {
    await forms.open("plots.json");
    await forms.listButton("Plots", "Expand").click();
    await forms.expand("Photo");
    const size = { width: 1500, height: 1000, channels: 3, background: "#8a7a55" } as const;
    const buffer = await sharp({ create: size }).jpeg().toBuffer();
    const photo = forms.field("Photo").first();
    await photo.getByRole("button", { name: "Replace Image" }).click();
    await forms.upload({ name, mimeType: "image/jpeg", buffer });
    // Until the CMS has read the photo, the field is empty and cannot be saved.
    await expect(photo).toContainText(`/images/${saved}`);
    const stock = "https://images.unsplash.com/photo-1587745890135-20db8c79b027";
    const before = forms.text();
    await forms.save();
    const { src } = JSON.parse(forms.text()).plots[0].photo;
    expect(forms.text()).toBe(before.replace(stock, src));
    expect(fs.readFileSync(path.join(forms.root, `data${src}`)).equals(buffer)).toBe(true);
    await expect(forms.strip()).toContainText("to publish");
    await expect(forms.strip()).not.toContainText("error");
  });
}

test("a layout gets the picture of its sanctioned plan", async ({ forms, page }) => {
  await forms.open("plots.json");
  await forms.listButton("Plots", "Expand").click();
  await page
    .getByRole("checkbox", { name: /^Add \W*Papers/ })
    .first()
    .click();
  await forms.expand("Papers");
  await page.getByRole("checkbox", { name: /^Add \W*Picture of the sanctioned plan/ }).click();
  const picture = forms.field("Picture of the sanctioned plan").first();
  await picture.getByRole("button", { name: "Browse" }).click();
  const size = { width: 1240, height: 1754, channels: 3, background: "#fff" } as const;
  const buffer = await sharp({ create: size }).jpeg().toBuffer();
  await forms.upload({ name: "Plan.jpg", mimeType: "image/jpeg", buffer });
  await expect(picture).toContainText("/images/plan.jpg");
  await picture
    .getByRole("textbox", { name: "What the photo shows" })
    .fill("The plan, with its seal");
  await forms.save();
  expect(JSON.parse(forms.text()).plots[0].papers).toEqual({
    planPicture: { src: "/images/plan.jpg", alt: "The plan, with its seal" },
  });
});

test("a stock photo is replaced by another by its address", async ({ forms, page }) => {
  await forms.open("plots.json");
  await forms.listButton("Plots", "Expand").click();
  await forms.expand("Photo");
  await forms.field("Photo").first().getByRole("button", { name: "Replace Image" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("option", { name: "Enter URL" }).click();
  const photo = "https://images.unsplash.com/photo-1524230572899-a752b3835840";
  await dialog.getByRole("textbox").fill(`${photo}?w=1080&q=80`);
  await dialog.getByRole("button", { name: "Insert" }).click();
  await expect(forms.field("Photo").first()).toContainText(photo);
  await forms.save();
  expect(JSON.parse(forms.text()).plots[0].photo.src).toBe(photo);
});

test("a photo of an iPhone is refused at once", async ({ forms, page }) => {
  await forms.open("plots.json");
  await forms.listButton("Plots", "Expand").click();
  await forms.expand("Photo");
  await forms.field("Photo").first().getByRole("button", { name: "Replace Image" }).click();
  const message = page.waitForEvent("dialog");
  const chosen = page
    .getByRole("dialog")
    .locator('input[type="file"]')
    .setInputFiles({ name: "IMG_1.HEIC", mimeType: "image/heic", buffer: Buffer.from("") });
  expect((await message).message()).toContain("Save it as JPEG");
  await (await message).accept();
  await chosen;
});

test("a number is read as people write it; a text without one is refused at its field", async ({
  forms,
  page,
}) => {
  await forms.open("statistics.json");
  await forms.listButton("Statistics", "Expand").click();
  const value = page.getByRole("textbox", { name: "Value" }).first();
  await value.fill("many");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(forms.field("Value").first()).toContainText("Must be a whole number, 0 or more.");
  await value.fill("1,200");
  await forms.save();
  expect(JSON.parse(forms.text()).statistics[0].value).toBe(1200);
});

test("a file changed by another program is not overwritten", async ({ forms, page }) => {
  await forms.open("statistics.json");
  const other = forms.text().replace('"value": ', '"value": 1');
  fs.writeFileSync(path.join(forms.root, "data/statistics.json"), other);
  await forms.listButton("Statistics", "Expand").click();
  await page.getByRole("textbox", { name: "Label" }).first().fill("Years of work");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("alertdialog")).toContainText("Not saved, so that nothing is lost");
  await expect(page.getByText("reload the page")).toHaveCount(1);
  const inFolder = await forms.bytesInFolder("data/statistics.json");
  expect(inFolder.toString()).not.toContain("Years of work");
});

test("a file that the browser could not write once is written by the next Save", async ({
  forms,
  page,
}) => {
  // As on a computer where another program has the file open.
  await page.addInitScript(() => {
    const { prototype } = FileSystemFileHandle;
    const { createWritable } = prototype;
    prototype.createWritable = function (options) {
      if (!sessionStorage.isLocked) return createWritable.call(this, options);
      sessionStorage.removeItem("isLocked");
      return Promise.reject(new DOMException("Cannot be modified", "NoModificationAllowedError"));
    };
  });
  await forms.open("statistics.json");
  await forms.listButton("Statistics", "Expand").click();
  await page.getByRole("textbox", { name: "Label" }).first().fill("Years of work");
  await page.evaluate(() => sessionStorage.setItem("isLocked", "yes"));
  await page.getByRole("button", { name: "Save" }).click();
  const message = page.getByRole("alertdialog");
  await expect(message).toContainText("could not write");
  await message.getByRole("button", { name: "OK" }).click();
  await forms.save();
  expect(forms.text()).toContain("Years of work");
});

test("a new record has nothing that the editor did not choose, and a removed one leaves the others as they were", async ({
  forms,
  page,
}) => {
  await forms.open("plots.json");
  const wanted = JSON.parse(forms.text());
  wanted.plots.splice(2, 1);
  await forms.listButton("Plots", "Remove", 2).click();
  await forms.save();
  expect(forms.text()).toBe(`${JSON.stringify(wanted, null, 2)}\n`);
  await forms
    .field("Plots")
    .getByRole("button", { name: /Add .Plot/ })
    .click();
  const added = forms.field("Status").last();
  await expect(added.getByRole("radio")).toHaveCount(4);
  await expect(added.getByRole("radio", { checked: true })).toHaveCount(0);
  await page.getByRole("button", { name: "Save" }).click();
  await expect(added).toContainText("This field is required");
});

test("whoever started the forms is told the errors of each check", async ({ forms }) => {
  const file = path.join(forms.root, "data/plots.json");
  const valid = forms.text("data/plots.json");
  fs.writeFileSync(file, valid.replace("30000", '"many"'));
  await expect.poll(() => forms.errorCounts.at(-1)).toBe(1);
  fs.writeFileSync(file, valid);
  await expect.poll(() => forms.errorCounts.at(-1)).toBe(0);
});

test("the strip links to the form of a warning", async ({ forms }) => {
  await forms.open("statistics.json");
  await forms.strip().getByText("1 warning").click();
  await forms.strip().getByRole("link", { name: "Why invest" }).first().click();
  await expect(forms.field("Benefits")).toBeVisible();
});

test("the server answers the forms' own page only", async ({ forms, request }) => {
  const { token } = await (await request.get(`${forms.address}/settings.json`)).json();
  const own = { Origin: forms.address, "X-Token": token };
  const status = async (
    headers: Record<string, string> = own,
    { method = "POST", name = "discard" } = {},
  ) => (await request.fetch(`${forms.address}/${name}`, { method, headers })).status();
  const { Origin: _origin, ...withoutOrigin } = own;
  const before = forms.text("data/plots.json").replace("30000", "32500");
  fs.writeFileSync(path.join(forms.root, "data/plots.json"), before);
  const hostile = [
    status({ ...own, Origin: "http://localhost:8000" }),
    status({ ...own, Origin: "null" }),
    status(withoutOrigin),
    status({ ...own, Host: "forms.example" }),
    status({ ...own, "X-Token": `${token.slice(1)}0` }),
    status({ ...own, "X-Token": "" }),
    status(own, { method: "PUT" }),
    status(own, { method: "DELETE" }),
    status(own, { name: "constructor" }),
    status(own, { name: "discard/" }),
    status(own, { name: "settings.json" }),
    status({ Origin: "http://localhost:8000" }, { method: "GET", name: "settings.json" }),
    status({ Host: "forms.example" }, { method: "GET", name: "settings.json" }),
    // An element like <script> sends no origin.
    status({ "Sec-Fetch-Site": "cross-site" }, { method: "GET", name: "strip.html" }),
    status({ "Sec-Fetch-Site": "same-site" }, { method: "GET", name: "data/plots.json" }),
    status({ ...own, "X-Token": `${token}0` }),
    status({ Origin: forms.address }, { name: `discard?token=${token}` }),
    status(own, { method: "GET", name: "data/..%2f.git/config" }),
    status(own, { method: "GET", name: ".git/config" }),
  ];
  expect(await Promise.all(hostile)).toEqual(hostile.map(() => 403));
  expect(forms.text("data/plots.json")).toBe(before);
  expect(await status(own)).toBe(200);
  expect(forms.text("data/plots.json")).not.toBe(before);
});

for (const colorScheme of ["light", "dark"] as const) {
  test(`the strip is accessible in ${colorScheme} colours, and by keyboard`, async ({
    forms,
    page,
  }) => {
    await page.emulateMedia({ colorScheme });
    await forms.open("plots.json");
    await forms.strip().getByText("1 warning").focus();
    await page.keyboard.press("Enter");
    await expect(forms.strip().getByRole("link", { name: "See the page" }).first()).toBeVisible();
    const { violations } = await new AxeBuilder({ page }).include("aside").analyze();
    expect(violations).toEqual([]);
  });
}
