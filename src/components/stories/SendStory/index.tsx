import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';

/** The end of each story: how readers send theirs. */
export function SendStory(): ReactNode {
  return (
    <p>
      Have you built something with Remotion?{' '}
      <Link to="mailto:hi@remotion.dev?subject=Success%20story">Send us your story</Link>.
    </p>
  );
}
