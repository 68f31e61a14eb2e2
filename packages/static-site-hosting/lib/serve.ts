export {hostingFile, readHosting} from './hostingFile';
export {serveBuild, type ServedBuild} from './serveBuild';
export {createSiteServer} from './siteServer';
