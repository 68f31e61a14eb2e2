/** The label above a prompt for a coding agent, on its page and in the page's Markdown. */
export const PROMPT_LABEL = 'Prompt for a coding agent';
