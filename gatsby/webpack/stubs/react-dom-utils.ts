/** In place of Gatsby's own start of React: gatsby-browser.tsx starts it, and loads the browser's part of it apart. */
export const reactDOMUtils = () => ({});
