/** The host of the stock photos, the only foreign host of the site. */
export const photoHost = "https://images.unsplash.com";
