export {openLibrary, type Library, type LibraryPage} from './library';
export {packageFile, programFile} from './layout';
export {sectionAt} from './pageAddress';
export {BadRequest, BrokenPackage, number, type Parameter, type Parameters} from './request';
export {defineTool, type Answer, type Tool} from './tool';
export {createReadTool, type ReadSettings} from './tools/read';
export {createSampleTool, type SampleSettings} from './tools/findSample';
export {createSearchTool, type SearchSettings} from './tools/search';
