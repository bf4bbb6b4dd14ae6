import sharp from "sharp";

import { type Edit, messagesOf, messagesOfEach, set, write } from "../../test/check/edited";

const link = (to: string) => set("site.json", ["footer", "legal", 0, "to"], to);
const tile = (field: string, value: unknown) =>
  set("gallery.json", ["tiles", 0, "photo", field], value);
const icon = (name: string) => set("pages/services.json", ["services", "items", 0, "icon"], name);

const alt = "Open land behind a gate";
const stock = "https://images.unsplash.com/photo-1511111111111-0123456789ab";

test("links and files of static/", async () => {
  const inStatic = (name: string, bytes = "%PDF-1.7") => write(`../static/${name}`, bytes);
  const brochure = (file: string) => set("pages/home.json", ["hero", "brochure"], file);
  const mistakes = {
    "a misspelt page": link("/contcat"),
    "a page's file": link("/contact.html"),
    "more than a place on a page": link("/contact#the form"),
    "half an address": link("https://facebook"),
    "an address with a user name": link("https://office@pasidi.in/"),
    "half a phone number": link("tel:+91 40"),
    "eleven digits that are not toll-free": link("tel:+9140012345678"),
    "half an e-mail address": link("mailto:office"),
    "a misspelt file": [inStatic("brochure.pdf"), link("/broshure.pdf")],
    "a missing download": brochure("/plots.pdf"),
    "a name that an address cannot contain": inStatic("Our brochure.pdf"),
    "no PDF": inStatic("brochure.pdf", "<html>"),
  };
  expect(await messagesOfEach(mistakes)).toMatchInlineSnapshot(`
    "a misspelt page: data/site.json footer › legal › 1 "Privacy Policy" › to: links to "/contcat", which is not a page of this site: write "/contact"
    a page's file: data/site.json footer › legal › 1 "Privacy Policy" › to: links to "/contact.html", which is not the address of the page: write "/contact"
    more than a place on a page: data/site.json footer › legal › 1 "Privacy Policy" › to: links to "/contact#the form", which is not the address of the page: write "/contact"
    half an address: data/site.json footer › legal › 1 "Privacy Policy" › to: must be a full address, but is "https://facebook": open the page and copy the full address from the browser's address bar
    an address with a user name: data/site.json footer › legal › 1 "Privacy Policy" › to: must be a full address, but is "https://office@pasidi.in/": open the page and copy the full address from the browser's address bar
    half a phone number: data/site.json footer › legal › 1 "Privacy Policy" › to: must be a phone link, but is "tel:+91 40": write it like "tel:+914012345678"
    eleven digits that are not toll-free: data/site.json footer › legal › 1 "Privacy Policy" › to: must be a phone link, but is "tel:+9140012345678": write it like "tel:+914012345678"
    half an e-mail address: data/site.json footer › legal › 1 "Privacy Policy" › to: must be an e-mail link, but is "mailto:office": write it like "mailto:info@example.com"
    a misspelt file: data/site.json footer › legal › 1 "Privacy Policy" › to: links to "/broshure.pdf", but this file is not in static/: write "/brochure.pdf"
    a missing download: data/pages/home.json hero › brochure: links to "/plots.pdf", but this file is not in static/: put the file into static/, or correct the name
    a name that an address cannot contain: static/Our brochure.pdf : has a name that an address cannot contain: use letters a to z, digits, dots and hyphens, like "brochure.pdf"
    no PDF: warning: static/brochure.pdf : is not a PDF, although its name ends in .pdf: copy the file into static/ again, or delete it"
  `);
  expect(await messagesOf([link("/404")])).toContain("which is not a page of this site");
  const valid = [
    "/",
    "/gallery/",
    "/contact#form",
    "/open-plots/?approval=hmda&size=200#results",
    "#later",
    "https://wa.me/919848012345?text=I'm%20@home",
    "tel:+914023456789",
    "tel:+9118001234567",
    "mailto:office@pasidi.in",
    "/sitemap.xml",
    "/rera.pdf#page=2",
  ];
  for (const to of valid)
    expect(await messagesOf([inStatic("rera.pdf"), brochure("/rera.pdf"), link(to)])).toBe("");
});

const path = '<path d="M2 2h20v20z"/>';
const drawing = (inside: string, attributes = 'viewBox="0 0 24 24"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inside}</svg>`;
const own = (bytes: string, name = "linkedin.svg") => write(`images/icons/${name}`, bytes);

test("icons", async () => {
  const mistakes = {
    "a misspelt icon": icon("map-pinn"),
    "almost an own icon": [own(drawing(path)), icon("linkedn")],
    "the name of another icon": own(drawing(path), "house.svg"),
    "an invalid name": own(drawing(path), "LinkedIn.svg"),
    "two paths": own(drawing(path + path)),
    "a path that is moved": own(drawing(`<g transform="scale(2)">${path}</g>`)),
    "no viewBox": own(drawing(path, 'width="24"')),
  };
  expect(await messagesOfEach(mistakes)).toMatchInlineSnapshot(`
    "a misspelt icon: data/pages/services.json services › items › 1 "Land Investment" › icon: there is no icon "map-pinn": choose one from lucide.dev/icons, or put your own into data/images/icons as "map-pinn.svg"
    almost an own icon: data/pages/services.json services › items › 1 "Land Investment" › icon: there is no icon "linkedn": write "linkedin"
    the name of another icon: data/images/icons/house.svg : is not an icon that the site can draw: save it as a plain SVG with a viewBox and one path, under a name like "linkedin.svg" that no other icon has
    an invalid name: data/images/icons/LinkedIn.svg : is not an icon that the site can draw: save it as a plain SVG with a viewBox and one path, under a name like "linkedin.svg" that no other icon has
    two paths: data/images/icons/linkedin.svg : is not an icon that the site can draw: save it as a plain SVG with a viewBox and one path, under a name like "linkedin.svg" that no other icon has
    a path that is moved: data/images/icons/linkedin.svg : is not an icon that the site can draw: save it as a plain SVG with a viewBox and one path, under a name like "linkedin.svg" that no other icon has
    no viewBox: data/images/icons/linkedin.svg : is not an icon that the site can draw: save it as a plain SVG with a viewBox and one path, under a name like "linkedin.svg" that no other icon has"
  `);
  const logo = drawing(`<title>LinkedIn</title><g>${path}</g>`, 'viewBox="0 0 448 512"');
  expect(await messagesOf([own(logo), icon("linkedin")])).toBe("");
});

const land = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#6b5b3a" } });

/** Makes the first photo of the gallery a file of data/images with these bytes. */
const ownPhoto = (name: string, bytes?: Uint8Array): Edit[] => [
  tile("src", `/images/${name}`),
  ...(bytes ? [write(`images/${name}`, bytes)] : []),
];

test("photos", async () => {
  const jpeg = (width: number, height: number, orientation = 1) =>
    land(width, height).jpeg().withMetadata({ orientation }).toBuffer();
  const grain = Buffer.from(Array.from({ length: 300 * 200 * 3 }, (_, index) => index ** 2 % 251));
  const grainy = sharp(grain, { raw: { width: 300, height: 200, channels: 3 } });
  const whole = await grainy.resize(1200, 800).jpeg().toBuffer();
  const damaged = Buffer.from(whole).fill(0, whole.length / 2, whole.length / 2 + 2000);
  const mistakes = {
    "too small": ownPhoto("gate.jpg", await jpeg(1199, 800)),
    "too small once it is rotated": ownPhoto("gate.jpg", await jpeg(1200, 800, 6)),
    "a JPEG with another name": ownPhoto("gate.png", await jpeg(1200, 800)),
    "a TIFF": ownPhoto("gate.jpg", await land(1200, 800).tiff().toBuffer()),
    "a PDF": ownPhoto("gate.pdf", Buffer.from("%PDF-1.7")),
    "a PDF with another name": ownPhoto("gate.jpg", Buffer.from("%PDF-1.7")),
    "cut short": ownPhoto("gate.jpg", whole.subarray(0, whole.length / 2)),
    "damaged in its middle": ownPhoto("gate.jpg", damaged),
    "a missing file": ownPhoto("gate.jpg"),
    "a missing file, and one with a similar name": [
      ...ownPhoto("gate.jpg"),
      write("images/Gate.jpg.jpg", Buffer.from("")),
    ],
    "an unused file whose name ends another's": [
      ...ownPhoto("main-gate.jpg", await jpeg(1200, 800)),
      write("images/gate.jpg", await jpeg(1200, 800)),
    ],
    "the address of a size": tile("src", `${stock}?w=1080&q=80`),
    "half an address": tile("src", stock.slice(0, -1)),
    "the page of a stock photo": tile("src", "https://unsplash.com/photos/a-gate-0123456789ab"),
    "a path without its slash": tile("src", "images/gate.jpg"),
    "a path of Windows": tile("src", "images\\gate.jpg"),
    "a photo of an earlier version": set("gallery.json", ["tiles", 0, "photo"], {
      id: "photo-1511111111111-0123456789ab",
      alt,
      width: 2400,
    }),
    "the photo of another place": tile(
      "src",
      "https://images.unsplash.com/photo-1500382017468-9049fed747ef",
    ),
    "the name of a file as description": tile("alt", "IMG_20240312_101500.jpg"),
    "a description that says nothing": tile("alt", "An image"),
    "one description of two photos": tile("alt", "A stretch of green fields"),
  };
  expect(await messagesOfEach(mistakes)).toMatchInlineSnapshot(`
    "too small: data/gallery.json tiles › 1 "Finished layout: gatehouse" › photo › src: the photo is 1199 × 800 pixels; the site needs at least 1200 × 800: use the original from the camera or phone, not a copy from a chat
    too small once it is rotated: data/gallery.json tiles › 1 "Finished layout: gatehouse" › photo › src: the photo is 800 × 1200 pixels; the site needs at least 1200 × 800: use the original from the camera or phone, not a copy from a chat
    a JPEG with another name: data/gallery.json tiles › 1 "Finished layout: gatehouse" › photo › src: the file is a JPEG photo, but its name says otherwise: rename it to end in .jpg, here and in data/images
    a TIFF: data/gallery.json tiles › 1 "Finished layout: gatehouse" › photo › src: the file is a TIFF photo, but its name says otherwise: export it as JPEG, PNG, WebP or AVIF
    a PDF: data/gallery.json tiles › 1 "Finished layout: gatehouse" › photo › src: must be the path of a JPEG, PNG, WebP or AVIF photo in data/images, without spaces, but is "/images/gate.pdf": put the photo into data/images under a name like gate.jpg, and write "/images/gate.jpg"; export a PDF or HEIC file as JPEG first
    a PDF with another name: data/gallery.json tiles › 1 "Finished layout: gatehouse" › photo › src: the file cannot be read as a JPEG, PNG, WebP or AVIF photo; it may be a PDF, HEIC from an iPhone, or damaged: export it as JPEG (renaming is not enough), or copy it again from the camera or phone
    cut short: data/gallery.json tiles › 1 "Finished layout: gatehouse" › photo › src: the file cannot be read as a JPEG, PNG, WebP or AVIF photo; it may be a PDF, HEIC from an iPhone, or damaged: export it as JPEG (renaming is not enough), or copy it again from the camera or phone
    damaged in its middle: data/gallery.json tiles › 1 "Finished layout: gatehouse" › photo › src: the file cannot be read as a JPEG, PNG, WebP or AVIF photo; it may be a PDF, HEIC from an iPhone, or damaged: export it as JPEG (renaming is not enough), or copy it again from the camera or phone
    a missing file: data/gallery.json tiles › 1 "Finished layout: gatehouse" › photo › src: there is no file data/images/gate.jpg: put the file into data/images, or correct its path
    a missing file, and one with a similar name: data/gallery.json tiles › 1 "Finished layout: gatehouse" › photo › src: there is no file data/images/gate.jpg: write "/images/Gate.jpg.jpg"
    warning: data/images/Gate.jpg.jpg : is a photo that no page shows: use it on a page, or delete it
    an unused file whose name ends another's: warning: data/images/gate.jpg : is a photo that no page shows: use it on a page, or delete it
    the address of a size: data/gallery.json tiles › 1 "Finished layout: gatehouse" › photo › src: has ?w=1080&q=80 after its name: delete it
    half an address: data/gallery.json tiles › 1 "Finished layout: gatehouse" › photo › src: must be a photo's name after https://images.unsplash.com/, but is "https://images.unsplash.com/photo-1511111111111-0123456789a": right-click the photo on unsplash.com, choose "Copy image address", and keep what stands before "?"
    the page of a stock photo: data/gallery.json tiles › 1 "Finished layout: gatehouse" › photo › src: must be an address at https://images.unsplash.com, but is "https://unsplash.com/photos/a-gate-0123456789ab": right-click the photo on unsplash.com, choose "Copy image address", and keep what stands before "?"
    a path without its slash: data/gallery.json tiles › 1 "Finished layout: gatehouse" › photo › src: must be the path of a photo in data/images like "/images/gate.jpg", or the address of one at https://images.unsplash.com, but is "images/gate.jpg": put your own photo into data/images, and write "/images/" and its name; for a stock photo, right-click the photo on unsplash.com, choose "Copy image address", and keep what stands before "?"
    a path of Windows: data/gallery.json tiles › 1 "Finished layout: gatehouse" › photo › src: must be the path of a photo in data/images like "/images/gate.jpg", or the address of one at https://images.unsplash.com, but is "images\\gate.jpg": put your own photo into data/images, and write "/images/" and its name; for a stock photo, right-click the photo on unsplash.com, choose "Copy image address", and keep what stands before "?"
    a photo of an earlier version: data/gallery.json tiles › 1 "Finished layout: gatehouse" › photo: is written as in an earlier version of the site: write its address or path as "src", and only "alt", "focus" and "icon" beside it
    the photo of another place: warning: data/gallery.json tiles › 3 "Before the survey: evening" › photo › src: is already used at tiles › 1 "Finished layout: gatehouse" › photo › src (data/gallery.json:13): choose another photo for one of the two places
    the name of a file as description: data/gallery.json tiles › 1 "Finished layout: gatehouse" › photo › alt: must be a description of the photo, but looks like a file name: "IMG_20240312_101500.jpg": describe what the photo shows, like "A tar road between empty plots, with young trees on both sides"
    a description that says nothing: data/gallery.json tiles › 1 "Finished layout: gatehouse" › photo › alt: must be a description of the photo, but says nothing about it: "An image": describe what the photo shows, like "A tar road between empty plots, with young trees on both sides"
    one description of two photos: data/gallery.json tiles › 2 "Before the survey: fields" › photo › alt: is already used at tiles › 1 "Finished layout: gatehouse" › photo › alt (data/gallery.json:14): write what this photo shows and the other does not"
  `);
});

test("drawings", async () => {
  const seal = (file: string, bytes?: string | Uint8Array) => [
    set("site.json", ["seal", "src"], `/${file}`),
    ...(bytes ? [write(file, bytes)] : []),
  ];
  const png = await land(300, 120).png().toBuffer();
  const mistakes = {
    "a JPEG": seal("images/seal.jpg"),
    "a misspelt name": seal("images/saal.svg"),
    "a PNG with another name": seal("images/seal2.svg", png),
    "cut short": seal("images/seal2.svg", drawing(path).slice(0, -3)),
  };
  expect(await messagesOfEach(mistakes)).toMatchInlineSnapshot(`
    "a JPEG: data/site.json seal › src: must be the path of an SVG or PNG drawing in data/images, without spaces, but is "/images/seal.jpg": put the drawing into data/images under a name like seal.svg, and write "/images/seal.svg"
    a misspelt name: data/site.json seal › src: there is no file data/images/saal.svg: write "/images/seal.svg"
    a PNG with another name: data/site.json seal › src: the file cannot be read as an SVG drawing: export it from your drawing program again; renaming is not enough
    cut short: data/site.json seal › src: the file cannot be read as an SVG drawing: export it from your drawing program again; renaming is not enough"
  `);
  expect(await messagesOf(seal("images/seal.png", png))).toBe("");
});

test("only a file can be the picture of a sanctioned plan", async () => {
  const plan = (picture: object) =>
    set("plots.json", ["plots", 0, "papers"], { planPicture: picture });
  const scan = write("images/plan.jpg", await land(1240, 1754).jpeg().toBuffer());
  expect(await messagesOf([plan({ src: stock, alt })])).toContain(
    "planPicture › src: must be the path of a JPEG, PNG, WebP or AVIF photo in data/images",
  );
  expect(await messagesOf([plan({ src: "/images/plan.jpg", alt }), scan])).toBe("");
});

test.each([
  { file: "gate~2.JPEG", make: () => land(1200, 800).jpeg() },
  { file: "gate.png", make: () => land(3600, 1200).png() },
  { file: "gate.webp", make: () => land(1200, 800).webp() },
  { file: "gate.avif", make: () => land(1200, 800).avif({ effort: 0 }) },
])("$file may be a photo", async ({ file, make }) => {
  expect(await messagesOf(ownPhoto(file, await make().toBuffer()))).toBe("");
});

test.each(["HMDA2024", "Gate", "గేటు", "A photo of the gate", "Photo: the gate in 2024"])(
  "a description may be %s",
  async (text) => expect(await messagesOf([tile("alt", text)])).toBe(""),
);
