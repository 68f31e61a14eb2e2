declare module '@theme-original/MDXComponents' {
  export {default} from '@theme/MDXComponents';
}
