// Code samples of pages, compiled by TypeScript.
export {checkSamples, type CheckedPage, type PageToCheck} from './checkSamples';
export {locate} from './expected';
export {planPage, type CheckJob, type ProjectState, type SamplePlan} from './project';
export {samplePage} from './samplePage';
export type {Page as SamplePage, PageFinding, PageResult, SampleFinding} from './sample';
export {createTypechecker, type TypecheckOptions, type Typechecker} from './typecheck';
