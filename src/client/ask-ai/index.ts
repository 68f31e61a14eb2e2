import type {AskAiSettings} from '@site/src/config/ask-ai';

/** The vendor's script finds its own element, and with it these attributes, by this id. */
const scriptId = 'crawlchat-script';

/** Label and look; src/css/tokens.css has the same colors for our own button. */
const attributes = {
  'data-ask-ai': 'true',
  'data-ask-ai-background-color': '#282A36',
  'data-ask-ai-color': '#ffffff',
  'data-ask-ai-text': 'Ask AI',
  'data-ask-ai-position': 'br',
  'data-ask-ai-radius': '20px',
};

const isShown = (element: Element): boolean => {
  const {width, height} = element.getBoundingClientRect();
  return width > 0 && height > 0;
};

/**
 * Adds the vendor's script to the page, once. When its button appears, `data-ask-ai="vendor"` on
 * the root element hides ours; until then, or forever if the script is blocked or hangs, ours
 * stays.
 */
export const loadWidget = ({scriptUrl, collectionId}: AskAiSettings): void => {
  if (document.getElementById(scriptId)) return;
  const script = document.createElement('script');
  script.id = scriptId;
  script.async = true;
  script.src = scriptUrl;
  script.setAttribute('data-id', collectionId);
  for (const [name, value] of Object.entries(attributes)) script.setAttribute(name, value);
  const observer = new MutationObserver(() => {
    const added = [...document.querySelectorAll('body > [id^="crawlchat-"]:not(script)')];
    if (!added.some(isShown)) return;
    document.documentElement.dataset.askAi = 'vendor';
    observer.disconnect();
  });
  observer.observe(document.body, {childList: true});
  document.body.append(script);
};
