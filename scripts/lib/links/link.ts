export type {Link} from '../../../src/content/link';

/** What is wrong with a link, and the cure. */
export interface Problem {
  message: string;
  todo: string;
}
