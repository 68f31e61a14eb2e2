import type {Config, FasterConfig} from '@docusaurus/types';

import {version} from '@docusaurus/core/package.json';

const [MAJOR = 0, MINOR = 0] = version.split('.').map(Number);

/**
 * The framework's tools that are written in Rust, under the name that the installed version accepts: 3.10
 * rejects the earlier one (https://github.com/facebook/docusaurus/pull/11802).
 */
export const fasterOption = (faster: Partial<FasterConfig>): Config['future'] => ({
  [MAJOR > 3 || (MAJOR === 3 && MINOR >= 10) ? 'faster' : 'experimental_faster']: faster,
});
