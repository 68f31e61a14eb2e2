import {whenIdle} from 'docusaurus-lean-start/when-idle';

import type {Analytics} from './analyticsService';

interface TagWindow {
  dataLayer?: unknown[];
}

/**
 * Google Analytics 4. Calls wait in a list until Google's script has loaded, which begins when the
 * page is idle; if the script is blocked or hangs, they stay there and nothing else happens.
 */
export const googleTag = (id: string): Analytics => {
  const list = ((window as TagWindow).dataLayer ??= []);
  // The script accepts only `arguments` objects as calls, not arrays.
  const tag: (...call: unknown[]) => void = function () {
    // oxlint-disable-next-line prefer-rest-params
    list.push(arguments);
  };
  tag('js', new Date());
  tag('config', id, {send_page_view: false});
  whenIdle(() => {
    const script = document.createElement('script');
    script.async = true;
    script.src = `https://www.googletagmanager.com/gtag/js?id=${id}`;
    document.head.append(script);
  });
  return {
    pageView: ({path, url, title}) => {
      tag('event', 'page_view', {
        send_to: id,
        page_path: path,
        page_location: url,
        page_title: title,
      });
    },
  };
};
