import {readVariable, type Environment} from './environment';

/** The vendor's script, and the document collection that its answers are based on. */
export interface AskAiSettings {
  scriptUrl: string;
  collectionId: string;
}

const isSecureUrl = (value: string): boolean =>
  URL.canParse(value) && new URL(value).protocol === 'https:';

const forms = {
  ASK_AI_SCRIPT_URL: {
    isRight: isSecureUrl,
    hint: 'an address that begins with https://, such as https://example.com/embed.js',
  },
  ASK_AI_COLLECTION_ID: {
    isRight: (value: string) => /^[\w-]{8,64}$/.test(value),
    hint: '8 to 64 letters, digits, "_" and "-", such as 0123456789abcdef01234567',
  },
};

/**
 * Reads the settings of the Ask AI widget from `ASK_AI_SCRIPT_URL` and `ASK_AI_COLLECTION_ID`; undefined if
 * both are missing. Throws if one is missing or malformed, and names it.
 */
export const readAskAi = (environment: Environment): AskAiSettings | undefined => {
  const names = Object.keys(forms) as (keyof typeof forms)[];
  const values = names.map((name) => readVariable(environment, name));
  const [scriptUrl, collectionId] = values;
  if (scriptUrl === undefined && collectionId === undefined) return undefined;
  const problems = names.flatMap((name, index) => {
    const value = values[index];
    const {isRight, hint} = forms[name];
    if (value === undefined) return [`${name} is missing: it has to be ${hint}`];
    return isRight(value) ? [] : [`${name} is "${value}": it has to be ${hint}`];
  });
  if (problems.length > 0 || scriptUrl === undefined || collectionId === undefined) {
    throw new Error(
      `The Ask AI widget is not fully configured:\n${problems.map((problem) => `  - ${problem}`).join('\n')}\n` +
        'Set both variables, or none of them to search the docs instead.',
    );
  }
  return {scriptUrl, collectionId};
};
