// The version that Docusaurus uses has no types.
declare module 'github-slugger' {
  export default class GithubSlugger {
    slug(text: string): string;
  }
}
