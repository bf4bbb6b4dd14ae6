/** Replaces Gatsby's use of React DOM: gatsby-browser.tsx loads React DOM separately and hydrates the page. */
export const reactDOMUtils = () => ({});
