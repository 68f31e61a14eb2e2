// Code is highlighted in the build. This stands in the browser for prism-react-renderer and for the
// theme's module that adds languages to it, which would ship the index of all languages.

export const Prism = {};

export default function prismIncludeLanguages(): void {
  // There is nothing to add to.
}
