import { cacheControl, renamedFiles } from "./headers";

const inQuotes = (value: string) => `"${value.replaceAll('"', String.raw`\"`)}"`;
const escapePattern = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/**
 * The nginx configuration, to be included in a server block. All of it is inside the site's own location, so that other
 * sites of the host keep their headers and their not-found page.
 * @param prefix the folder of the host that serves public/, like "/plots"; "" for the host's root.
 */
export function nginxSnippet(prefix: string, headers: object): string {
  const renamed = renamedFiles.map((files) => files.split("*").map(escapePattern).join(".*"));
  const root = prefix ? `holds public/ as its folder ${prefix}/` : "is public/";
  // A nested location of nginx inherits no `set`, so each location has its own.
  const cached = (value: string) => `set $site_cache_control ${inQuotes(value)};`;
  const sent = { ...headers, "Cache-Control": "$site_cache_control" };
  const withoutSlash = `location = ${prefix} {
  absolute_redirect off;
  return 301 ${prefix}/$is_args$args;
}
`;
  return `# Made by the build: include it in the server block whose root ${root}.
${prefix ? withoutSlash : ""}location ${prefix}/ {
  ${cached(cacheControl.other)}
${Object.entries(sent)
  .map(([name, value]) => `  add_header ${name} ${inQuotes(value)} always;`)
  .join("\n")}
  charset utf-8;
  gzip on;
  gzip_comp_level 6;
  gzip_vary on;
  gzip_types application/javascript application/json application/xml image/svg+xml text/css text/javascript text/plain text/xml;
  error_page 404 ${prefix}/404.html;
  # Both /about and /about/ serve the page, without a redirect.
  try_files $uri $uri/index.html =404;

  location ~ ${inQuotes(`^${escapePattern(prefix)}(${renamed.join("|")})$`)} {
    ${cached(cacheControl.renamed)}
    try_files $uri =404;
  }
  location = ${prefix}/404.html {
    ${cached(cacheControl.other)}
    internal;
  }
}
`;
}
