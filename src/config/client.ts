import {readAnalyticsId} from './analytics';
import {readAskAi, type AskAiSettings} from './ask-ai';

/** Third-party settings that the browser needs; everything is off unless configured. */
export interface ClientSettings {
  analyticsId?: string;
  askAi?: AskAiSettings;
}

const analyticsId = readAnalyticsId(process.env);
const askAi = readAskAi(process.env);

export const clientSettings: ClientSettings = {
  ...(analyticsId === undefined ? {} : {analyticsId}),
  ...(askAi === undefined ? {} : {askAi}),
};
