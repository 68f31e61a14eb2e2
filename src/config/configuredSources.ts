import {clientSettings} from './client';
import {thirdPartySources, type PolicySources} from './contentSecurityPolicy';
import {algolia} from './search';
import {videoPlayerOrigin} from './videoPlayer';

/** The hosts of the third parties that are configured for this build, and of videos that visitors start. */
export const configuredSources: PolicySources[] = [
  ...thirdPartySources({
    analyticsId: clientSettings.analyticsId,
    askAiScriptUrl: clientSettings.askAi?.scriptUrl,
    algoliaAppId: algolia?.appId,
  }),
  {'frame-src': [videoPlayerOrigin]},
];
