import siteConfig from '@generated/docusaurus.config';

import type {ClientSettings} from '@site/src/config/client';

/** The settings that docusaurus.config.ts passes on to the browser. */
export const settings = siteConfig.customFields as ClientSettings;
