import {clientSettings} from './client';
import {thirdPartySources} from './contentSecurityPolicy';
import {algolia} from './search';

/** The hosts of the third parties that this build is configured with. */
export const configuredSources = thirdPartySources({
  analyticsId: clientSettings.analyticsId,
  askAiScriptUrl: clientSettings.askAi?.scriptUrl,
  algoliaAppId: algolia?.appId,
});
