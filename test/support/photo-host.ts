import type { BrowserContext } from "@playwright/test";

/** A plain picture of the requested size, in a colour that depends on the address. */
function picture({ pathname, searchParams }: URL): string {
  const hue = [...pathname].reduce((sum, character) => sum + character.charCodeAt(0), 0) % 360;
  const size = `width="${searchParams.get("w") ?? 800}" height="${searchParams.get("h") ?? 600}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size} style="background: hsl(${hue} 35% 65%)"/>`;
}

/** Answers for the photo host, which may be down, and aborts the requests for any other foreign host. */
export async function answerPhotos(context: BrowserContext, isPhotoHostUp = true) {
  await context.route(
    (address) => address.hostname !== "localhost",
    (route) => {
      const address = new URL(route.request().url());
      if (!isPhotoHostUp || address.hostname !== "images.unsplash.com") return route.abort();
      return route.fulfill({ contentType: "image/svg+xml", body: picture(address) });
    },
  );
}
