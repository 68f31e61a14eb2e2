// Results that pages state, compared with what their code gives when it's executed.
export {checkResults, type ResultsOutcome} from './checkResults';
export type {ResultPage} from './collectResults';
export {executeJobs} from './execute';
export {instrument} from './instrument';
export type {Job} from './jobs';
export {transpile} from './transpile';
