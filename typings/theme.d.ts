// The theme's own type allows a function in place of the map of components; it never is one.
declare module '@theme-original/MDXComponents' {
  import type {ComponentType} from 'react';

  const MDXComponents: Record<string, ComponentType>;
  export default MDXComponents;
}
