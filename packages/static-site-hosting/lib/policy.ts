export {hashOf, inlineScripts, ScriptHashes} from './inlineScripts';
export {metaPolicy} from './metaPolicy';
