// Generated modules as they are before lib/lazy-doc-routes puts others in their place.
declare module '@generated/routesChunkNames.json' {
  import type {RouteChunkNames} from '@docusaurus/types';

  const chunkNames: RouteChunkNames;
  export default chunkNames;
}
declare module '@generated/globalData.json' {
  import type {GlobalData} from '@docusaurus/types';

  const data: GlobalData;
  export default data;
}
