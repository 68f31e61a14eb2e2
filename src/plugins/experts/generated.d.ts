declare module '@generated/experts/default/directory.json' {
  import type {ExpertListing} from '@site/src/data/experts';

  const listings: ExpertListing[];
  export default listings;
}
