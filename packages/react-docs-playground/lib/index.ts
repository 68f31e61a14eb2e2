export {lineAt} from './lineAt.ts';
export {
  readFrameMessage,
  runtimeScript,
  type FrameMessage,
  type FrameScript,
  type PageMessage,
  type Problem,
  type ProjectFile,
  type RunMessage,
} from './protocol.ts';
export {Refusal} from './refusal.ts';
export {createScriptLoader, type ScriptTable} from './scriptLoader.ts';
