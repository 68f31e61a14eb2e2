export {mutate, type MutateOptions, type MutateResult} from './mutate';
export type {Fault} from './faults';
