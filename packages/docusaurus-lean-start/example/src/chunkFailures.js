import {handleChunkFailures} from 'docusaurus-lean-start/chunk-failures';

export default handleChunkFailures({
  text: 'Some of this page didn’t load. You can read it and follow links.',
});
