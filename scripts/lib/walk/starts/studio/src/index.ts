import {registerRoot} from 'remotion';

import {RemotionRoot} from './Root';

registerRoot(RemotionRoot);
