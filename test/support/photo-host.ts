import type { BrowserContext } from "@playwright/test";

/** A drawing of the requested size, with colours that depend on the address. */
function photo(address: URL): string {
  const hue = [...address.pathname].reduce((sum, character) => sum + character.charCodeAt(0), 0);
  const width = address.searchParams.get("w") ?? "800";
  const height = address.searchParams.get("h") ?? "600";
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 8 6" preserveAspectRatio="none"><rect width="8" height="6" fill="hsl(${200 + (hue % 20)} 45% 78%)"/><path d="M0 3q2-1 4 0t4-.4V6H0z" fill="hsl(${70 + (hue % 60)} 32% 46%)"/><path d="M3.6 6L4 3.2h.2L5.6 6z" fill="hsl(${25 + (hue % 15)} 36% 52%)"/></svg>`;
}

/** Answers for the stock photo host, and aborts requests for any other foreign host. */
export async function answerPhotos(context: BrowserContext, mood: "up" | "down" = "up") {
  await context.route(
    (address) => address.hostname !== "localhost",
    (route) => {
      const address = new URL(route.request().url());
      if (mood === "down" || address.hostname !== "images.unsplash.com") return route.abort();
      return route.fulfill({ contentType: "image/svg+xml", body: photo(address) });
    },
  );
}
