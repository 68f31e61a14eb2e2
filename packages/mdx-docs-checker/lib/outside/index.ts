// Addresses of other sites, visited now and then.
export {checkOutside, type OutsideOptions} from './checkOutside';
export type {Judgment, Ledger} from './judge';
