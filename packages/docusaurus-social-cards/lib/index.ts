export {socialCardsPlugin as default, validateOptions} from './plugin';
export type {PluginOptions} from './options';
export {cardSize, drawCard, rectangle, type Card, type CardDesign, type CardFont} from './card';
export {drawAhead, openCards, type CardCache, type ReadCard} from './cards';

/** The folder with this package's code. Include it in the keys of a cache of cards. */
export const libraryFolder = __dirname;
