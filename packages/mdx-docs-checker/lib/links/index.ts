// Links of pages, compared with everything that a site has.
export {isOwnAddress, parseAddress, type Address} from './address';
export {linkFindings, type LinkSource} from './linkFindings';
export type {LinkSite, Route} from './site';
