/** The key under which a tab's session keeps complaints, as JSON. */
export const complaintsKey = 'complaints-of-tests';

/**
 * Runs in pages before their own scripts: records errors and warnings in the console, what throws, what doesn't load,
 * what the policy refuses or reports, and requests to other hosts. Refers to nothing outside of itself.
 */
export const recordComplaints = (key: string): void => {
  // The playground's frame stores nothing; what fails there is shown by the page.
  if (window.origin === 'null') return;
  // What is still on its way when the page is left isn't missing, whatever says so.
  let isLeaving = false;
  window.addEventListener('beforeunload', () => {
    isLeaving = true;
  });
  const note = (text: string): void => {
    if (isLeaving) return;
    const known = JSON.parse(sessionStorage.getItem(key) ?? '[]') as string[];
    sessionStorage.setItem(key, JSON.stringify([...known, `${text} (${location.pathname})`]));
  };
  for (const level of ['error', 'warn'] as const) {
    const log = console[level].bind(console);
    console[level] = (...values: unknown[]) => {
      note(`console ${level}: ${values.map(String).join(' ')}`);
      log(...values);
    };
  }
  window.addEventListener(
    'error',
    ({target, message}: {target: EventTarget | null; message?: string}) => {
      // Firefox gives up a hint when it has better things to do; the server says if there is no such file.
      const isHint = target instanceof Element && target.matches('link[rel="prefetch"]');
      if (isHint) return;
      if (target instanceof Element) note(`not loaded: ${target.outerHTML.slice(0, 200)}`);
      else note(`uncaught: ${message ?? 'an event without a message'}`);
    },
    {capture: true},
  );
  window.addEventListener('unhandledrejection', ({reason}) => {
    note(`unhandled: ${String(reason)}`);
  });
  document.addEventListener('securitypolicyviolation', (event) => {
    const {disposition, effectiveDirective, blockedURI, sample} = event;
    note(`policy ${disposition} ${effectiveDirective}: ${blockedURI} ${sample}`);
  });
  new PerformanceObserver((list) => {
    for (const {name} of list.getEntries()) {
      const {protocol, origin} = new URL(name);
      if (protocol.startsWith('http') && origin !== location.origin) note(`foreign host: ${name}`);
    }
  }).observe({type: 'resource', buffered: true});
};

/** The same as the text of a script. */
export const recorderScript = `(${String(recordComplaints)})(${JSON.stringify(complaintsKey)});`;
