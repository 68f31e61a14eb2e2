export {loadedModule, loadModule} from './modules.ts';
export {sendToPage} from './sendToPage.ts';
export {startFrame, type FrameOptions, type RunningFrame} from './startFrame.ts';
export type {Component, Exports} from './run.ts';
export type {FrameTexts} from './texts.ts';
