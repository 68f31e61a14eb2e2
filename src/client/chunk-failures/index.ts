import {handleChunkFailures} from 'docusaurus-lean-start/chunk-failures';

import classes from './notice.module.css';

/** What visitors see when code fails to load: a notice below the page that they opened, in the site's colors. */
export default handleChunkFailures({
  classes: {notice: classes.notice, text: classes.text, error: classes.error},
});
