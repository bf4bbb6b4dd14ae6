// What an editor does in the forms, such as the tasks of docs/editing-content.md.
import fs from "node:fs";
import path from "node:path";

import { AxeBuilder } from "@axe-core/playwright";
import { expect } from "@playwright/test";

import { contentFiles } from "../../schema/content-files";
import { jpeg, test } from "./forms-page";

test("a changed price is the only difference in the file", async ({ forms }) => {
  await forms.open("plots.json", "Plots");
  await forms.box("Price per sq yd").fill("\u202a₹ 32,500\u202c");
  const before = forms.text();
  await forms.save();
  expect(forms.text()).toBe(before.replace("30000,", "32500,"));
  await expect(forms.strip()).toContainText("1 change to publish");
  // A record can still be duplicated after an edit.
  await forms.duplicatePlot();
  await forms.save();
  expect(forms.text().match(/"pricePerSqYd": 32500/g)).toHaveLength(2);
});

for (const { path: file } of contentFiles) {
  test(`a change in ${file} is the only difference in it`, async ({ forms, page }) => {
    await forms.open(file, file === "statistics.json" ? "Statistics" : undefined);
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
  await forms.openPhoto();
  const price = forms.box("Price per sq yd");
  await expect(price).toHaveValue("30000");
  await expect(forms.saveButton()).toBeDisabled();
  const asked: string[] = [];
  page.on("dialog", (dialog) => {
    asked.push(dialog.message());
    void dialog.dismiss();
  });
  await price.fill("32,500");
  await expect(forms.strip().getByRole("button", { name: "Publish" })).toBeDisabled();
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

test("a plot is duplicated, moved, chosen and removed; the copy gets an address from its name, the original keeps its own", async ({
  forms,
  page,
}) => {
  await forms.open("plots.json");
  const original = forms.text();
  await forms.duplicatePlot();
  await forms.listButton("Plots", "Reorder Item", 1).press("ArrowUp");
  await forms.listButton("Plots", "Expand All").click();
  await forms.box("Name").fill("Kompally View 2");
  await forms.save();
  const slugs = JSON.parse(forms.text()).plots.map(({ slug }: { slug: string }) => slug);
  expect(slugs.slice(0, 2)).toEqual(["kompally-view-2", "adibatla-meadows"]);
  await forms.open("pages/home.json");
  await forms.expand("Featured");
  await forms.listButton("Plots", /Add .Plot/).click();
  await forms.field("Featured").getByRole("combobox").last().click();
  await page.getByRole("option", { name: "Kompally View 2" }).click();
  await forms.save();
  expect(JSON.parse(forms.text()).featured.plots.at(-1)).toBe("kompally-view-2");
  await forms.listButton("Plots", "Remove", 3).click();
  await forms.save();
  await forms.open("plots.json");
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

test("a menu entry gets another page", async ({ forms }) => {
  await forms.open("site.json");
  await forms.listButton("Navigation", "Expand").click();
  await forms.box("Leads to").fill("gallery");
  await forms.saveButton().click();
  await expect(forms.field("Leads to").first()).toContainText("Must be a page of this site");
  await forms.box("Leads to").fill("/gallery");
  const before = forms.text();
  await forms.save();
  expect(forms.text()).toBe(before.replace('"to": "/"', '"to": "/gallery"'));
});

for (const [name, saved] of [
  ["entrance.jpg", /^entrance\.jpg$/],
  ["IMG_2024~2.jpg", /^img_2024~2\.jpg$/],
  ["Owner’s gate.jpg", /^owner-s-gate\.jpg$/],
  ["Café.jpg".normalize("NFD"), /^cafe\.jpg$/],
  ["గేటు.jpg", /^[0-9a-f]{12}\.jpg$/],
  ["IMG_1.HEIC", /^img_1\.webp$/],
] as const) {
  test(`an own photo ${name} replaces a stock photo`, async ({ forms }) => {
    const photo = await forms.openPhoto();
    await photo.getByRole("button", { name: "Replace Image" }).click();
    const heic = { mimeType: "image/heic", buffer: fs.readFileSync("test/forms/iphone.heic") };
    const file = { ...(await jpeg(name)), ...(name.endsWith("HEIC") && heic) };
    await forms.upload(file);
    // Until the CMS has read the photo, the field is empty and cannot be saved.
    await expect(photo).toContainText("/images/");
    const stock = "https://images.unsplash.com/photo-1587745890135-20db8c79b027";
    const before = forms.text();
    await forms.save();
    const { src } = JSON.parse(forms.text()).plots[0].photo;
    expect(path.basename(src)).toMatch(saved);
    expect(forms.text()).toBe(before.replace(stock, src));
    await expect(forms.strip()).toHaveText(/^(?!.*error).*2 changes to publish/s);
  });
}

test("a file changed by another program is not overwritten", async ({ forms, page }) => {
  await forms.open("statistics.json", "Statistics");
  forms.replace("data/statistics.json", '"value": ', '"value": 1');
  await forms.box("Label").fill("Years of work");
  await forms.saveButton().click();
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
  await forms.open("statistics.json", "Statistics");
  await forms.box("Label").fill("Years of work");
  await page.evaluate(() => sessionStorage.setItem("isLocked", "yes"));
  await forms.saveButton().click();
  const message = page.getByRole("alertdialog");
  await expect(message).toContainText("could not write");
  await message.getByRole("button", { name: "OK" }).click();
  await forms.save();
  expect(forms.text()).toContain("Years of work");
});

test("a new record has nothing that the editor did not choose, and a removed one leaves the others as they were", async ({
  forms,
}) => {
  await forms.open("plots.json");
  const wanted = JSON.parse(forms.text());
  wanted.plots.splice(2, 1);
  await forms.listButton("Plots", "Remove", 2).click();
  await forms.save();
  expect(forms.text()).toBe(`${JSON.stringify(wanted, null, 2)}\n`);
  await forms.listButton("Plots", /Add .Plot/).click();
  const added = forms.field("Status").last();
  await expect(added.getByRole("radio")).toHaveCount(4);
  await expect(added.getByRole("radio", { checked: true })).toHaveCount(0);
  await forms.saveButton().click();
  await expect(added).toContainText("This field is required");
});

for (const timezoneId of ["Asia/Kolkata", "America/New_York"]) {
  test.describe(timezoneId, () => {
    test.use({ timezoneId });
    test("contact: hours, a holiday with a date picker, and numbers with invisible marks", async ({
      forms,
    }) => {
      await forms.open("site.json");
      for (const group of ["Contact", "WhatsApp"]) await forms.expand(group);
      await forms.listButton("Hours", "Expand").click();
      const hours = forms.field("Hours");
      await hours.getByRole("textbox", { name: "Label" }).first().fill("Mon–Fri");
      await hours.getByRole("button", { name: /Remove .Saturday/ }).click();
      const days = forms.field("Holidays");
      await days.getByRole("button", { name: /Add .Holiday/i }).click();
      await days.locator("input[type=date]").fill("2026-12-25");
      const fill = (field: string, text: string) =>
        forms.field(field).last().getByRole("textbox").first().fill(text);
      await fill("Phone", "\u202a+91 40 1234\u2060 5678\u202c");
      await fill("Number", "\u200e919876543210\u200b");
      await forms.save();
      const { contact, whatsapp } = JSON.parse(forms.text());
      expect(contact.hours[0].days.at(-1)).toBe("Friday");
      expect(contact.closedDays).toEqual(["2026-12-25"]);
      expect([contact.phone, whatsapp.number]).toEqual(["+91 40 1234 5678", "919876543210"]);
    });
  });
}

for (const [name, saved] of [
  ["Our Brochure~2.pdf", /\/our-brochure~2\.pdf/],
  ["Owner’s brochure.pdf", /\/owner-s-brochure\.pdf/],
  ["బ్రోచర్.pdf", /\/[0-9a-f]{12}\.pdf/],
] as const) {
  test(`the brochure ${name} is uploaded`, async ({ forms }) => {
    await forms.open("pages/home.json");
    await forms.expand("Hero");
    const brochure = forms.field("Brochure");
    await brochure.getByRole("button", { name: "Browse" }).click();
    await forms.upload({ name, mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.4") });
    await expect(brochure).toContainText(saved);
    await forms.save();
    expect(JSON.parse(forms.text()).hero.brochure).toMatch(saved);
    await expect(forms.strip()).toHaveText(/^(?!.*error).*2 changes to publish/s);
  });
}

test("what is saved is published, taken back or discarded", async ({ forms }) => {
  await forms.open("statistics.json", "Statistics");
  const before = forms.text();
  const save = async (value: string) => {
    await forms.box("Value").fill(value);
    await forms.save();
    await expect(forms.strip()).toContainText("1 change to publish");
  };
  await save("1,200");
  await forms.confirm("Discard");
  await expect(forms.strip()).toContainText("Nothing to publish");
  expect(forms.text()).toBe(before);

  await forms.open("statistics.json", "Statistics");
  await save("1,300");
  await forms.confirm("Publish");
  await expect(forms.strip().getByRole("status")).toContainText("Published.");
  expect(forms.published("statistics.json")).toContain('"value": 1300');
  await forms.strip().getByText("Nothing to publish").click();
  await forms.strip().getByRole("button", { name: "Undo" }).first().click();
  await expect(forms.strip().getByRole("status")).toContainText("Undone.");
  expect([forms.published("statistics.json"), forms.text()]).toEqual([before, before]);
});

test("two editors add a plot and a photo each, change one price, and one removes what the other edits: nothing is lost", async ({
  forms,
  ravi,
}) => {
  test.slow();
  const work = async (editor: typeof forms, name: string, background: string, price: string) => {
    await editor.open("plots.json");
    // Before the records open, and with them their own lists.
    if (editor === forms) await editor.listButton("Plots", "Remove", 2).click();
    await editor.duplicatePlot();
    await editor.listButton("Plots", "Expand All").click();
    // The copy is the second.
    await editor.box("Name", 1).fill(name);
    await editor.box("What the photo shows", 1).fill(`Open land at ${name}`);
    await editor.box("Price per sq yd", 0).fill(price);
    if (editor === ravi) await editor.box("Price per sq yd", 3).fill("25000");
    await editor.save();
    await editor.open("gallery.json");
    await editor.listButton("Photos", /Add .Photo/).click();
    await editor.box("Caption", -1).fill(editor === ravi ? "Gate by night" : "గేటు");
    await editor.box("Group", -1).fill("Finished layouts");
    await editor.box("What the photo shows", -1).fill(`The gate of ${name}`);
    const photo = editor.field("Photo").last();
    await photo.getByRole("button", { name: "Browse" }).click();
    await editor.upload(await jpeg("గేటు.jpg", 1500, 1000, background));
    await expect(photo).toContainText("/images/");
    await editor.save();
  };
  await work(forms, "Shamshabad Park", "#8a7a55", "32500");
  await work(ravi, "Kompally View", "#6b5b3a", "31000");
  await ravi.confirm("Publish");
  await expect(ravi.strip().getByRole("status")).toContainText("Published.");
  await forms.confirm("Publish");
  const alert = forms.strip().getByRole("alert");
  await expect(alert).toContainText("Price per sq yd: you wrote 32,500, Ravi wrote 31,000.");
  await expect(alert).toContainText("Maheshwaram Grove: you removed it, Ravi changed it.");
  await forms.strip().getByRole("button", { name: "Keep theirs" }).click();
  await expect(forms.strip().getByRole("status")).toContainText("Published.");

  const { plots } = JSON.parse(forms.published("plots.json"));
  for (const [slug, pricePerSqYd] of [
    ["shamshabad-park", 30000],
    ["kompally-view", 30000],
    ["adibatla-meadows", 31000],
    ["maheshwaram-grove", 25000],
  ] as const) {
    expect(plots).toContainEqual(expect.objectContaining({ slug, pricePerSqYd }));
  }
  const tiles: { slug: string; photo: { src: string } }[] = JSON.parse(
    forms.published("gallery.json"),
  ).tiles.slice(-2);
  expect(tiles.map(({ slug }) => slug).toSorted()).toEqual([
    "gate-by-night",
    expect.stringMatching(/^record-/),
  ]);
  for (const { photo } of tiles) expect(forms.published(photo.src.slice(1))).toBeTruthy();
});

test("whoever started the forms is told the errors of each check", async ({ forms }) => {
  forms.replace("data/plots.json", "30000", '"many"');
  await expect.poll(() => forms.errorCounts.at(-1)).toBe(1);
  forms.replace("data/plots.json", '"many"', "30000");
  await expect.poll(() => forms.errorCounts.at(-1)).toBe(0);
});

test("the server answers the forms' own page only", async ({ forms, request }) => {
  const { token } = await (await request.get(`${forms.address}/settings.json`)).json();
  const { address } = forms;
  const own = { Origin: address, "X-Token": token };
  const act = async (headers: Record<string, string>, name = "discard", method = "POST") =>
    (await request.fetch(`${address}/${name}`, { method, headers })).status();
  const read = (headers: Record<string, string>, name = "settings.json") =>
    act(headers, name, "GET");
  forms.replace("data/plots.json", "30000", "32500");
  const changed = forms.text("data/plots.json");
  const hostile = await Promise.all([
    act({ ...own, Origin: "http://localhost:8000" }),
    act({ ...own, Origin: "null" }),
    act({ "X-Token": token }),
    act({ ...own, Host: "forms.example" }),
    act({ ...own, "X-Token": `${token.slice(1)}0` }),
    act({ Origin: address }, `discard?token=${token}`),
    act(own, "discard", "PUT"),
    act(own, "constructor"),
    act(own, "discard/"),
    read({ Origin: "http://localhost:8000" }),
    read({ Host: "forms.example" }),
    // An element like <script> sends no origin.
    read({ "Sec-Fetch-Site": "cross-site" }, "strip.html"),
    read({ "Sec-Fetch-Site": "same-site" }, "data/plots.json"),
    read(own, "data/..%2f.git/config"),
    read(own, ".git/config"),
  ]);
  expect(new Set(hostile)).toEqual(new Set([403]));
  expect(forms.text("data/plots.json")).toBe(changed);
  expect(await act(own)).toBe(200);
  expect(forms.text("data/plots.json")).not.toBe(changed);
});

for (const colorScheme of ["light", "dark"] as const) {
  test(`the strip is accessible in ${colorScheme} colours and by keyboard, and leads to a form`, async ({
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
    await forms.strip().getByRole("link", { name: "Why invest" }).first().click();
    await expect(forms.field("Benefits")).toBeVisible();
  });
}
