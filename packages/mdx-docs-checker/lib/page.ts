// What is in a page, with the place of each thing in its file.
export {filesIn, isMarkdown, normalized} from './files';
export {createMdxParser, type MdxParser} from './parseMdx';
export {
  keyLine,
  readFrontMatter,
  textIn,
  textsIn,
  type FrontMatter,
  type PageProblem,
} from './frontMatter';
export {headingIds, readHeadings, type Heading} from './headings';
export {idsIn} from './ids';
export type {Link, Place} from './link';
export {attributeOf, readLinks} from './readLinks';
export {literalLinks} from './literalLinks';
export {nodesOf, textOf} from './tree';
export {readFences, type Fence, type FenceProblem} from './fences';
export {
  createFenceGrammar,
  flag as fenceFlag,
  text as fenceText,
  value as fenceValue,
  type FenceGrammar,
  type FenceKey,
  type FenceMetaOf,
  type FenceMetaProblem,
  type ParsedFenceMeta,
  type ReadValue,
} from './fenceGrammar';
export {RESULT_WORDS} from './resultWords';
export {SAMPLE_WORDS, sampleExtension, type SampleExtension} from './sampleWords';
export {filesAt, readSample, type Sample} from './sampleOf';
