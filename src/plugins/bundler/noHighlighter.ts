/** Stands for prism-react-renderer in the browser: code is highlighted in the build. */
export const Prism = {};
