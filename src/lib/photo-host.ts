/** The host of the stock photos; all else that a page shows comes from the site itself. */
export const photoHost = "https://images.unsplash.com";
