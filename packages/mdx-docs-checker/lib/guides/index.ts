// Guides, followed in a scratch project: their files are written, their commands typed, their outcome compared.
export {isSaidIn, readFact, type Fact} from './facts';
export {
  isWalked,
  readGuide,
  type Guide,
  type GuideOptions,
  type GuidePage,
  type GuideStep,
} from './readGuide';
export {missingLine, runCommands, type ScratchProject} from './runCommands';
export {walkGuide, type Walker, type WalkResult} from './walkGuide';
