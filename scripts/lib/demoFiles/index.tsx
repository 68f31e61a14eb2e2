// The entry point of what scripts/demo-files.ts renders.
import {Composition, registerRoot} from 'remotion';

import {Smile} from './Smile';
import {Wheel} from './Wheel';

registerRoot(() => (
  <>
    <Composition
      id="wheel"
      component={Wheel}
      width={480}
      height={360}
      fps={12}
      durationInFrames={24}
    />
    <Composition
      id="smile"
      component={Smile}
      width={512}
      height={512}
      fps={30}
      // As long as the emoji of this name.
      durationInFrames={70}
      defaultProps={{background: 'transparent'}}
    />
  </>
));
