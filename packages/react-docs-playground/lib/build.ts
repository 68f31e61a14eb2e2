export {bundleFrame, type FrameBundle, type FrameFile} from './bundleFrame.ts';
export {createFramePage, type FramePage, type FramePageOptions} from './framePage.ts';
