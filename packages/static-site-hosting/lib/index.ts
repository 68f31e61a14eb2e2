export {bundleEdge, type EdgeHost} from './edge/bundleEdge';
export {caddyFile, headersFile, nginxFile, redirectsFile, routesFile, vercelFile} from './formats';
export {framePolicy, type Headers} from './headers';
export {createHosting, type Hosting, type Redirect, type SiteParts} from './hosting';
export {openSearchFile, redirectPage, robotsFile, securityFile, type SiteAddress} from './pages';
export {readAreas, writeHosting} from './writeHosting';
