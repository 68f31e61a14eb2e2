export type {Link} from 'mdx-docs-checker/page';

/** What is wrong with a link, and the cure. */
export interface Problem {
  message: string;
  todo: string;
}
