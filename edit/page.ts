// The editors' page, in the browser: it starts the CMS, translates between its forms and the files, and draws
// the strip below it.
import type { Field } from "./config";
import type { Settings, State } from "./server";

/** The parts of the CMS that are used here. */
interface Cms {
  init(options: { config: unknown }): void;
  registerCustomFormat(
    name: string,
    extension: string,
    methods: {
      fromFile(text: string): Promise<unknown>;
      toFile(content: unknown): Promise<string>;
    },
  ): void;
}

// What a person has chosen in the settings of the CMS stays; it reads them when it is loaded.
localStorage["sveltia-cms.prefs"] ??= JSON.stringify({ locale: "en-US", closeOnSave: false });
const cmsAddress = "./cms/index.js";
const { default: CMS }: { default: Cms } = await import(cmsAddress);

type Group = Record<string, unknown>;
const isGroup = (value: unknown): value is Group => value instanceof Object;
const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === "" ||
  (value instanceof Object && Object.values(value).every(isEmpty));

const fetchJson = async <T>(address: string): Promise<T> => (await fetch(address)).json();
const { config, icons, photoHost, site } = await fetchJson<Settings>("settings.json");

/** What a file holds, as its form shows it: see `image` and `page` in config.ts. */
function toForm(value: unknown, fields: readonly Field[] = []): unknown {
  if (Array.isArray(value)) return value.map((item) => toForm(item, fields));
  if (!isGroup(value)) return value;
  const group: Group = { ...value };
  for (const { name, fields: inner, options } of fields) {
    if (name === "image") {
      group.image = value.id ? `${photoHost}/${value.id}?w=640` : value.file && `/${value.file}`;
      delete group.id;
      delete group.file;
    } else if (name === "page") {
      const isPage = JSON.stringify(options).includes(`"value":${JSON.stringify(value.to)}`);
      group[isPage ? "page" : "otherAddress"] = value.to;
      delete group.to;
    } else if (inner) group[name] = toForm(value[name], inner);
  }
  return group;
}

const stockPhoto = /photo-\d{10,13}-[0-9a-f]{12}/;

/** What a careful hand would write into the file: fields in the order of the shape, and none that is empty. */
function toFile(value: unknown, fields: readonly Field[] = []): unknown {
  if (typeof value === "string") return value.replace(/\s*\n\s*/g, " ").trim();
  if (Array.isArray(value)) return value.map((item) => toFile(item, fields));
  if (!isGroup(value)) return value;
  const group: Group = {};
  for (const { name, fields: inner, optional, widget } of fields) {
    const written = toFile(value[name], inner);
    const [id] = stockPhoto.exec(name === "image" ? String(written) : "") ?? [];
    if (id) group.id = id;
    else if (name === "image") group.file = String(written ?? "").replace(/^\//, "");
    else if (name === "page" || name === "otherAddress") {
      if (!isEmpty(written)) group.to = written;
    }
    // The size and colour of one's own photo are read from its file.
    else if (group.file && ["width", "height", "color"].includes(name)) continue;
    else if (!isEmpty(written)) group[name] = written;
    else if (!optional) group[name] = widget === "list" ? [] : written;
  }
  // A field that no form has is the check's business.
  const known = fields.map(({ name }) => name);
  const others = Object.entries(value).filter(([name]) => !known.includes(name));
  return { ...group, ...Object.fromEntries(others) };
}

const hash = async (text: string) => {
  const bytes = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text.trim()));
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, "0")).join("");
};
/** Of each file, the version that the CMS has read or written last, and the one before it. */
const versions = new Map<string, [now: string, before: string]>();
/** The files that were not saved, since another program had changed them. */
const refused = new Set<string>();

for (const { file, fields } of config.collections.flatMap(({ files }) => files)) {
  CMS.registerCustomFormat(file, "json", {
    async fromFile(text) {
      const version = await hash(text);
      versions.set(file, [version, version]);
      return toForm(JSON.parse(text), fields);
    },
    async toFile(content) {
      const text = `${JSON.stringify(toFile(content, fields), null, 2)}\n`;
      if (!site) return text;
      const onDisk = (await fetchJson<State>("state.json")).versions[file];
      const [opened = ""] = versions.get(file) ?? [];
      if (onDisk !== opened) {
        refused.add(file);
        await refresh();
        throw new Error(`${file} was changed by another program.`);
      }
      versions.set(file, [await hash(text), opened]);
      return text;
    },
  });
}

const count = (number: number, noun: string) => `${number} ${noun}${number === 1 ? "" : "s"}`;

function make(name: string, parts: readonly (string | Node)[], attributes: object = {}): Element {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  made.append(...parts);
  return made;
}

/** Draws a line of the strip, and what is in it when it is open; one that says the same stays as it is. */
function draw(id: string, title: string, items: readonly Element[], isUrgent = false): void {
  const line = document.querySelector(`#${id}`);
  const drawn = make("details", [make("summary", [title]), make("ul", items)], { id });
  const said = line?.textContent;
  if (!line || said === drawn.textContent) return;
  drawn.toggleAttribute("open", isUrgent || line.hasAttribute("open"));
  const hadFocus = line.contains(document.activeElement);
  line.replaceWith(drawn);
  if (hadFocus) drawn.querySelector("summary")?.focus();
}

function drawState({ problems, unpublished, commands, repository, ...state }: State): void {
  const isStale = (file: string, seen: string[]) => !seen.includes(state.versions[file] ?? "");
  const stale = [...versions].filter(([file, seen]) => isStale(file, seen)).map(([file]) => file);
  const changed = [...new Set([...refused, ...stale])].map((file) =>
    make(
      "li",
      [
        `${file} was changed by another program, such as a text editor or git pull, after this page had read it. `,
        refused.has(file) ? "It was not saved, so that nothing is lost. " : "",
        "Copy what you have typed and not saved, reload this page, and enter it again.",
      ],
      { class: "error" },
    ),
  );
  const errors = problems.filter(({ severity }) => severity === "error").length;
  const said = problems.map(({ severity, file, where, problem, fix, form, page }) =>
    make(
      "li",
      [
        make(form ? "a" : "span", [where || file], form ? { href: form } : {}),
        ` ${problem}: ${fix}. `,
        ...(page ? [make("a", ["See the page"], { href: page, target: "site" })] : []),
      ],
      { class: severity },
    ),
  );
  const warnings = problems.length - errors;
  const title = [
    changed.length > 0 && `Changed by another program: ${count(changed.length, "file")}`,
    errors > 0 && `${count(errors, "error")}: the site keeps its last content without one`,
    warnings > 0 && count(warnings, "warning"),
  ].filter(Boolean);
  draw(
    "check",
    title.join(" · ") || "The check has found nothing wrong",
    [...changed, ...said],
    changed.length + errors > 0,
  );

  const publishing = unpublished.length > 0 && [
    make("li", [`Differs from what is published: ${unpublished.join(", ")}.`]),
    make("li", ["Publish it with these commands, one after another, in the project's folder:"]),
    make("li", [make("pre", [commands.join("\n")])]),
    ...(repository
      ? [
          make("li", [
            make("a", ["Or upload the files on the repository's page"], {
              href: repository,
              target: "_blank",
            }),
          ]),
        ]
      : []),
  ];
  const unsent = publishing
    ? `${count(unpublished.length, "file")} to publish`
    : "Nothing to publish";
  draw("publish", unsent, publishing || []);
}

async function refresh(): Promise<void> {
  try {
    drawState(await fetchJson<State>("state.json"));
  } catch {
    draw("check", "npm run edit has ended: start it again, and reload this page", [], true);
  }
}

async function keepUpToDate(): Promise<void> {
  if (document.visibilityState === "visible") await refresh();
  setTimeout(() => void keepUpToDate(), 1000);
}

/** Options as the CMS takes them; the list of icons, which is sent once, is put into each field of icons. */
const forCms = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value), (key, part) => {
    if (key === "optional") return undefined;
    return part === "icons" ? icons : part;
  });

/** Records before the words around them: they are what editors come for. */
const recordsFirst = (fields: readonly Field[]) =>
  [...fields].sort((one, other) => Number("summary" in other) - Number("summary" in one));

const collections = config.collections.map(({ files, ...collection }) => ({
  ...collection,
  files: files.map((file) => ({ ...file, fields: recordsFirst(file.fields) })),
}));

if (site) {
  document.querySelector("aside a")?.setAttribute("href", site);
  void keepUpToDate();
} else document.querySelector("aside")?.remove();
CMS.init({ config: forCms({ ...config, collections }) });
