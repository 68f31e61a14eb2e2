export {chosenNames} from './chosenNames';
export {benchPeers, builtSite, type BenchPeersOptions} from './peers/benchPeers';
export {docusaurus, docusaurusAddress, docusaurusSidebars} from './peers/docusaurus';
export {writeFiles, type Generator, type Packages, type Project} from './peers/generator';
export type {LighthouseOptions, RunOptions} from './peers/lighthouse';
export {
  peerSite,
  pickPages,
  readPages,
  writePage,
  type Dialect,
  type PeerPage,
  type PeerSite,
} from './peers/pages';
export {serveCompressed, type PeerServer} from './peers/serveCompressed';
export {sidebarsOf, type Entry, type Sidebar} from './peers/sidebars';
export {starlight} from './peers/starlight';
export {barsOf, formatBars, formatTable, type Bar, type PeerResult} from './peers/table';
export {vitepress} from './peers/vitepress';
